"""vkms, a card without a screen that has what emulated ones lack: vertical blanks sixty times a second.

Debian's kernels come without it, so it is built from the kernel's own source and headers, which are downloaded and unpacked,
not installed. That takes a minute and 150 MB, so these tests run only where they are named.
"""

import json
import os
import re
import shutil
import struct
import zlib

import display_tests
import packages
import pictures

# Where the kernel tells the checksum of each picture that it shows.
CRC = "/sys/kernel/debug/dri/0/crtc-0/crc/"


def module(kernel, cache):
    """The file of the module, built on first use."""
    for program in ["make", "gcc"]:
        if not shutil.which(program):
            raise packages.Unavailable("%s is missing: apt-get install %s" % (program, program))
    version = re.match(r"(\d+\.\d+)\.", kernel.release).group(1)
    folder = os.path.join(cache, "vkms-" + kernel.release)
    built = os.path.join(folder, "module", "vkms.ko")
    if os.path.exists(built):
        return built
    # What an attempt that failed left behind.
    shutil.rmtree(folder, ignore_errors=True)
    base = kernel.release.rsplit("-", 1)[0]
    tree = os.path.join(folder, "tree")
    common = "linux-headers-%s-common" % base
    names = ["linux-headers-" + kernel.release, common]
    while names:
        name = names.pop(0)
        files = packages.unpacked(name, cache, kernel.source)
        shutil.copytree(os.path.join(files, "usr"), os.path.join(tree, "usr"), symlinks=True, dirs_exist_ok=True)
        if name == common:
            # Its scripts are a link into the package of the build's tools, linux-kbuild-6.1 or linux-kbuild-6.12.117+deb13.
            link = os.readlink(os.path.join(tree, "usr/src", common, "scripts"))
            names.append(os.path.basename(os.path.dirname(link)))
    source = packages.unpacked("linux-source-" + version, cache, kernel.source) + "/usr/src/linux-source-%s.tar.xz" % version
    inside = "linux-source-%s/drivers/gpu/drm/vkms" % version
    packages.run(["tar", "-C", folder, "-xf", source, inside])
    shutil.move(os.path.join(folder, inside), os.path.join(folder, "module"))
    headers = os.path.join(tree, "usr/src/linux-headers-" + kernel.release)
    with open(os.path.join(headers, "Makefile")) as file:
        text = file.read()
    packages.write(os.path.join(headers, "Makefile"), re.sub(r"(?m)^include /usr", "include %s/usr" % tree, text))
    packages.run(["make", "-C", headers, "M=" + os.path.join(folder, "module"), "CONFIG_DRM_VKMS=m", "modules"])
    return built


def checksum(picture):
    """What the driver makes of a picture: 16 bits each of alpha, red, green and blue, the lower byte first."""
    data = bytearray()
    for index in range(0, len(picture.rgb), 3):
        data += struct.pack("<4H", 0xFFFF, *(value * 257 for value in picture.rgb[index:index + 3]))
    return zlib.crc32(bytes(data), 0xFFFFFFFF) ^ 0xFFFFFFFF


def turned(picture):
    """A picture turned clockwise by a quarter."""
    width, height = picture.size
    rows = [picture.rgb[y * width * 3:(y + 1) * width * 3] for y in range(height)]
    return pictures.Picture(height, width, b"".join(
        rows[y][x * 3:x * 3 + 3] for x in range(width) for y in reversed(range(height))))


class VkmsTests(display_tests.DisplayTestCase):
    device, driver = ["-vga", "none"], None

    @classmethod
    def setUpClass(cls):
        try:
            built = module(cls.settings.kernel, os.path.abspath(".build-hardware"))
        except packages.Unavailable as reason:
            raise display_tests.unittest.SkipTest("no vkms: %s" % reason)
        super().setUpClass()
        # It brings what vkms needs along.
        cls.guest.load("virtio_gpu")
        for command in ["insmod /root" + built, "mount -t debugfs debug /sys/kernel/debug", "echo auto > %scontrol" % CRC]:
            status, output = cls.guest.run(command)
            assert status == 0, output

    def checksums(self, count):
        """The number and the checksum of each of the next pictures, as of many vertical blanks."""
        lines = self.guest.run("head -n %d %sdata" % (count, CRC), 60)[1].splitlines()
        return [(int(number, 16), int(value, 16)) for number, value in (line.split()[:2] for line in lines)]

    def test_what_is_shown_is_exact(self):
        expected = checksum(self.expected((1024, 768), "xrgb8888"))
        job = self.show("drm", 60)
        self.addCleanup(job.wait)
        self.addCleanup(job.signal, "TERM")
        self.guest.wait_for(lambda: not job.is_running() or self.checksums(1)[0][1] == expected, 60, "picture")
        self.assertTrue(job.is_running(), job.output())

    def test_the_plane_turns_the_picture_where_it_can(self):
        """Kernels from 6.6 on have a plane that turns: it gets an upright picture. Before, pixels are turned."""
        folder = os.path.abspath(".build-hardware/boards")
        os.makedirs(folder, exist_ok=True)
        with open("boards/ws35a.json") as file:
            board = json.load(file)
        board.update(id="turned", pixels={"width": 768, "height": 1024}, rotation=90, format="xrgb8888", scale=1)
        packages.write(os.path.join(folder, "turned.json"), json.dumps(board))
        program = ["SCANOUT_BOARDS=" + folder] + self.scanout(
            "render", self.scene, "--board", "turned", "--at", display_tests.TIME)
        upright = self.drawn(["/usr/bin/env"] + program, ["--output", "{}"])
        self.assertEqual(upright.size, (768, 1024))
        expected = checksum(turned(upright))
        job = self.guest.start(program + ["--display", "drm", "--hold", "60"])
        self.addCleanup(job.wait)
        self.addCleanup(job.signal, "TERM")
        self.guest.wait_for(lambda: not job.is_running() or self.checksums(1)[0][1] == expected, 60, "turned picture")
        self.assertTrue(job.is_running(), job.output())
        state = self.guest.run("cat /sys/kernel/debug/dri/0/state")[1]
        turns = tuple(map(int, self.settings.kernel.release.split(".")[:2])) >= (6, 6)
        self.assertIn("size=768x1024" if turns else "size=1024x768", state)
        # By a quarter, which the kernel counts the other way round: bit 3 for 270 degrees.
        self.assertIn("rotation=8" if turns else "rotation=1", state)

    def test_pictures_keep_to_the_vertical_blank(self):
        bundle = os.path.join(os.path.dirname(self.settings.scanout), "scanoutPackageTests.xctest")
        job = self.guest.start([
            "SWIFT_BACKTRACE=enable=no", "SCANOUT_PACE=5", bundle, "ScanoutTests.PacedPanelTests"])
        status, output = job.wait(120)
        self.assertEqual(status, 0, output)
        frames, seconds = map(float, re.search(r"paced: (\d+) frames in ([\d.]+) s", output).groups())
        print("[%.1f frames a second]" % (frames / seconds), end=" ")
        # One more than there are blanks at most; how many fewer is a matter of the machine.
        self.assertLessEqual(frames, seconds * 60.1 + 2, output)
        self.assertGreater(frames, 20, output)
