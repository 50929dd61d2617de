"""A small Debian under systemd, set up by `scanout install`, from its initramfs to a kiosk and down again. Not a part of a
whole run, since it makes a root of half a gigabyte: as root, `make hardware NAMES=SystemTests` after `make static`."""

import collections
import glob
import os
import re
import shutil
import subprocess
import tempfile
import time
import unittest

import display_tests
import guest as guests
import packages
import pictures

PACKAGES = "systemd-sysv,udev,kmod,initramfs-tools,linux-image-amd64,zstd"
BOOT = collections.namedtuple("BOOT", "image initramfs")
HERE = os.path.dirname(os.path.abspath(__file__))


class Debian(guests.Guest):
    """A guest with a disk, whose system obeys the second serial line once it is up."""

    def __init__(self, boot, disk, append):
        device = ["-vga", "std", "-drive", "file=%s,format=raw,if=virtio,snapshot=on" % disk]
        super().__init__(boot, device, None, "root=/dev/vda rw " + append)

    def _start(self, kernel, driver):
        pass

    def wait_until_up(self):
        self._read_until("@@READY", 180)


class SystemTests(display_tests.DisplayTestCase):
    """Boots once and goes through all that happens to a machine."""

    boots = False

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        if os.geteuid() != 0 or not shutil.which("debootstrap"):
            raise unittest.SkipTest("needs root and debootstrap")
        for program in ["scanout", "scanout-splash"]:
            if not os.access(os.path.join(os.path.dirname(cls.settings.splash), program), os.X_OK):
                raise unittest.SkipTest("no static programs: make static")
        cls.cache = os.path.abspath(".build-hardware")
        folder = tempfile.TemporaryDirectory(dir=cls.cache)
        cls.addClassCleanup(folder.cleanup)
        cls.disk = folder.name + "/disk"
        cls.boot = cls.make_disk(folder.name + "/root")

    @classmethod
    def debian(cls):
        """A Debian root, made once."""
        root = cls.cache + "/system"
        if not os.path.isdir(root + "/etc/initramfs-tools"):
            sources = subprocess.run(["apt-get", "indextargets", "--format", "$(SITE) $(RELEASE)"], capture_output=True, text=True)
            site, release = sources.stdout.splitlines()[0].split()
            packages.run(["debootstrap", "--variant=minbase", "--include=" + PACKAGES, release, root, site])
        return root

    @classmethod
    def make_disk(cls, root):
        packages.run(["cp", "-a", cls.debian(), root])
        programs = os.path.dirname(cls.settings.splash)
        shutil.copy(programs + "/scanout", root + "/usr/bin/scanout")
        with open(root + "/usr/bin/panel", "w") as file:
            file.write("#!/bin/sh\nexec /usr/bin/scanout demo\n")
        os.chmod(root + "/usr/bin/panel", 0o755)
        install = [programs + "/scanout", "install", "--root", root]
        packages.run(install + ["splash", "--theme", "ring", "--program", cls.settings.splash])
        packages.run(install + ["kiosk", "/usr/bin/panel"])
        shutil.copy("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", root + "/usr/lib/scanout/splash.ttf")
        cls.add_control(root)
        with open(root + "/etc/initramfs-tools/modules", "a") as file:
            file.write("bochs\nvirtio_blk\next4\n")
        with open(root + "/etc/hostname", "w") as file:
            file.write("guest\n")
        packages.run(["chroot", root, "update-initramfs", "-u"])
        boot = BOOT(*[shutil.copy(max(glob.glob(root + "/boot/" + name)), os.path.dirname(root)) for name in ["vmlinuz-*", "initrd.img-*"]])
        packages.run(["mke2fs", "-q", "-t", "ext4", "-d", root, cls.disk, "1500M"])
        return boot

    @classmethod
    def add_control(cls, root):
        """A service that runs what the second serial line says."""
        with open(HERE + "/init") as file:
            loop = file.read().partition("stty ")
        with open(root + "/usr/local/bin/control", "w") as file:
            file.write("#!/bin/sh\nstty " + loop[2].replace("poweroff -f", ""))
        os.chmod(root + "/usr/local/bin/control", 0o755)
        unit = root + "/etc/systemd/system/control.service"
        with open(unit, "w") as file:
            file.write("[Service]\nExecStart=/bin/bash /usr/local/bin/control\n[Install]\nWantedBy=multi-user.target\n")
        os.symlink("../control.service", root + "/etc/systemd/system/multi-user.target.wants/control.service")

    def setUp(self):
        self.guest = Debian(self.boot, self.disk, "quiet loglevel=3 systemd.show_status=0 " + os.environ.get("APPEND", ""))
        self.addCleanup(self.guest.close)

    def watch(self, seconds, until):
        """The pictures that follow one another on the screen, each with the second it was first seen."""
        seen, start = [], time.monotonic()
        while time.monotonic() < start + seconds:
            picture = self.guest.screen()
            if not seen or picture != seen[-1][1]:
                seen.append((time.monotonic() - start, picture))
            if until(picture):
                return seen
        self.keep(seen)
        self.fail("it does not come; see the pictures in " + self.settings.artefacts)

    def keep(self, seen):
        os.makedirs(self.settings.artefacts, exist_ok=True)
        for second, picture in seen:
            pictures.write_png(picture, "%s/system-%06.2f.png" % (self.settings.artefacts, second))

    def run_in(self, command):
        status, output = self.guest.run(command)
        self.assertEqual(status, 0, "%s: %s" % (command, output))
        return output

    def test_from_the_splash_to_the_kiosk_and_down(self):
        is_kiosk = lambda picture: white(picture) > 0.5
        seen = self.watch(240, is_kiosk)
        first = next((index for index, (_, picture) in enumerate(seen) if is_splash(picture)), None)
        self.assertIsNotNone(first, "no splash was seen")
        self.keep(seen)
        for second, picture in seen[first:]:
            self.assertFalse(is_blank(picture), "black at %.2f s" % second)
            self.assertTrue(is_splash(picture) or is_fading_or_kiosk(picture), "neither splash nor kiosk at %.2f s" % second)
        print("[splash at %.1f s, kiosk at %.1f s, %d pictures]" % (seen[first][0], seen[-1][0], len(seen)), end=" ")
        self.guest.wait_until_up()
        self.assertEqual(self.run_in("systemctl show -p ActiveState --value scanout-kiosk"), "active")
        self.assertEqual(self.run_in("systemctl show -p LoadState --value getty@tty1"), "masked")
        self.assertNotEqual(self.run_in("stat -c %u /proc/$(systemctl show -p MainPID --value scanout-kiosk)"), "0")
        self.guest.run("kill -9 $(systemctl show -p MainPID --value scanout-kiosk)")
        time.sleep(3)
        self.watch(60, is_kiosk)
        self.assertEqual(self.run_in("systemctl show -p NRestarts --value scanout-kiosk"), "1")
        self.assertEqual(self.guest.run("systemctl --failed --no-legend --plain")[1], "")
        self.run_in("(sleep 1; systemctl poweroff) >/dev/null 2>&1 &")
        down = []
        end = time.monotonic() + 60
        while self.guest.process.poll() is None and time.monotonic() < end:
            try:
                picture = self.guest.screen()
            except (OSError, ValueError, RuntimeError):
                break
            if not down or picture != down[-1][1]:
                down.append((time.monotonic(), picture))
        start = down[0][0]
        self.keep([(500 + second - start, picture) for second, picture in down])
        self.assertTrue(any(is_splash(picture) for _, picture in down), "no screen while it stops")


def samples(picture):
    """Every 101st pixel."""
    rgb = picture.rgb
    return [tuple(rgb[index:index + 3]) for index in range(0, len(rgb) - 2, 303)]


def white(picture):
    pixels = samples(picture)
    return sum(min(pixel) > 200 for pixel in pixels) / len(pixels)


def is_blank(picture):
    return max(picture.rgb) < 16


def is_splash(picture):
    """The ring theme has cyan on black: its hue, and nothing but black at the rim."""
    return picture.rgb[:3] == b"\0\0\0" and any(blue > 150 and green > 120 and red < 120 for red, green, blue in samples(picture))


def is_fading_or_kiosk(picture):
    """Light from edge to edge."""
    return max(picture.rgb[:3]) > 0
