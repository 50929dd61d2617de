"""How soon, how small and how quiet the boot screen is beside psplash and Plymouth, in one guest. Not a part of a whole
run: `make hardware NAMES=BootComparison` after `make static`. Debian has no package of psplash; `PSPLASH=FILE` names one that
was built elsewhere, linked statically."""

import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time

import display_tests
import packages

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
# In the guest's memory, so that no program waits for the host's files.
PLACE = "/peers"
ROUNDS = 5
OURS = "--no-manager --progress 10 --message Starting"


class BootComparison(display_tests.DisplayTestCase):
    """Bochs at 1280 by 800 pixels, everything in memory."""

    device, driver = ["-vga", "std"], "bochs"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.cache = os.path.abspath(".build-hardware")
        cls.folder = tempfile.TemporaryDirectory(dir=cls.cache)
        cls.addClassCleanup(cls.folder.cleanup)
        cls.collect(cls.folder.name)
        for command in [
                "mkdir -p {0} && mount -t tmpfs peers {0} && cp -a /root{1}/. {0}/", "mkdir -p {0}/dev {0}/proc {0}/sys {0}/run {0}/tmp",
                "mount --rbind /dev {0}/dev && mount -t proc proc {0}/proc && mount --rbind /sys {0}/sys"]:
            status, output = cls.guest.run(command.format(PLACE, cls.folder.name), timeout=300)
            assert status == 0, output
        cls.guest.run("mount -t devpts devpts %s/dev/pts" % PLACE)

    @classmethod
    def collect(cls, root):
        """A root with the three programs and all that they load."""
        shutil.copy(cls.settings.splash, root + "/scanout-splash")
        shutil.copy(FONT, root + "/splash.ttf")
        if os.environ.get("PSPLASH"):
            shutil.copy(os.environ["PSPLASH"], root + "/psplash")
        for package in ["plymouth", "libplymouth5", "plymouth-themes"]:
            subprocess.run(["cp", "-a", packages.unpacked(package, cls.cache) + "/.", root], check=True)
        libraries = root + "/usr/lib/x86_64-linux-gnu"
        os.makedirs(root + "/lib64", exist_ok=True)
        cls.loaded = set()
        objects = [root + "/usr/sbin/plymouthd"] + [
            os.path.join(folder, name) for folder, _, names in os.walk(libraries) for name in names if ".so" in name]
        for path in objects:
            listing = subprocess.run(
                ["ldd", path], capture_output=True, text=True, env=dict(os.environ, LD_LIBRARY_PATH=libraries)).stdout
            for library in re.findall(r"(/\S+) \(0x", listing):
                if library.startswith(root) or not os.path.exists(library):
                    continue
                target = root + ("/lib64/" if "ld-linux" in library else "/usr/lib/x86_64-linux-gnu/") + os.path.basename(library)
                if not os.path.exists(target):
                    shutil.copy(library, target)
        if not os.path.exists(root + "/lib"):
            os.symlink("usr/lib", root + "/lib")
        os.makedirs(root + "/etc/plymouth", exist_ok=True)
        with open(root + "/etc/plymouth/plymouthd.conf", "w") as file:
            file.write("[Daemon]\nTheme=spinner\nShowDelay=0\n")

    def measure(self, name, command, process, after=None):
        times, memory, wakes = [], "", 0
        for _ in range(ROUNDS):
            before = self.guest.screen()
            self.guest.run("rm -rf %s/run/*" % PLACE)
            started = time.monotonic()
            self.guest.run("chroot %s %s > /tmp/%s.log 2>&1 &" % (PLACE, command, process))
            if after:
                self.guest.run(after)
            end = started + 30
            while self.guest.screen() == before and time.monotonic() < end:
                pass
            times.append(time.monotonic() - started)
            self.assertLess(times[-1], 30, "%s shows nothing: %s" % (name, self.guest.run("cat /tmp/%s.log" % process)[1]))
            memory, wakes = self.state(process)
            # psplash gives the console back on SIGINT alone.
            self.guest.run("killall -q -INT {0}; sleep 0.3; killall -q {0}; sleep 0.5; killall -q -9 {0}; echo > /dev/tty1".format(process))
            self.guest.wait_for_screen(lambda picture: picture == self.console, 5)
        print("\n%s: first change of the screen after %.0f ms (median of %d, shortest %.0f); %s; wake-ups in 3 s: %s" % (
            name, 1000 * statistics.median(times), ROUNDS, 1000 * min(times), memory, wakes), end=" ")

    def state(self, process):
        time.sleep(1.5)
        find = "for p in $(pidof %s); do [ $(cat /proc/$p/comm) = %s ] && echo $p; done" % (process, process)
        pids = self.guest.run(find)[1].split()
        files = " ".join("/proc/%s/status" % pid for pid in pids)
        count = "grep -h ^voluntary %s" % files
        before = sum(map(int, re.findall(r"\d+", self.guest.run(count)[1])))
        time.sleep(3)
        after = sum(map(int, re.findall(r"\d+", self.guest.run(count)[1])))
        return " ".join(self.guest.run("grep -h -E '^(VmHWM|VmRSS|RssAnon|RssFile|RssShmem)' " + files)[1].split()), after - before

    def setUp(self):
        self.guest.run("echo > /dev/tty1")
        self.console = self.guest.screen()

    def test_ours_on_the_connector(self):
        self.measure("scanout-splash on DRM", "/scanout-splash --display drm " + OURS, "scanout-splash")

    def test_ours_on_the_frame_buffer(self):
        self.measure("scanout-splash on the frame buffer", "/scanout-splash --display fb " + OURS, "scanout-splash")

    def test_psplash(self):
        if not os.environ.get("PSPLASH"):
            self.skipTest("PSPLASH names no program")
        self.measure("psplash", "/psplash", "psplash")

    def test_plymouth(self):
        words = "splash plymouth.ignore-udev plymouth.ignore-serial-consoles"
        self.measure(
            "plymouthd",
            "/usr/sbin/plymouthd --no-daemon --mode=boot --tty=/dev/tty1 --kernel-command-line='%s'" % words, "plymouthd",
            "for i in 1 2 3 4 5 6 7 8 9 10; do chroot %s /usr/bin/plymouth show-splash && break; sleep 0.05; done" % PLACE)
