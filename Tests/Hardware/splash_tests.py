"""The boot screen on a real kernel: alone in its root, driven by the bytes of psplash's and Plymouth's own programs."""

import collections
import os
import re
import shlex
import tempfile
import time
import unittest

import display_tests
import guest as guests
import kernel as kernels
import packages

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
# A root with nothing in it but the program, a font beside it, and the kernel's devices.
ALONE = "/alone"
FIFO = "/dev/shm/psplash_fifo"


class SplashTests(display_tests.DisplayTestCase):
    """Bochs, with the static program where it was built (`make static`), else with the one that uses the host's files."""

    device, driver = ["-vga", "std"], "bochs"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        for path in cls.settings.kernel.load_order("evdev"):
            cls.guest.run("insmod " + path)
        # Where a splash leaves its picture for the next program; the host's own is read only here.
        cls.guest.run("mount -t tmpfs run /root/run")
        cls.is_static = os.access(cls.settings.splash, os.X_OK)
        if cls.is_static:
            host = "/root" + cls.settings.splash
            for command in [
                    "mkdir -p {0}/dev {0}/proc {0}/sys {0}/run; mount -t tmpfs alone {0}; mkdir {0}/dev {0}/proc {0}/sys {0}/run",
                    "cp %s {0}/scanout-splash && cp /root%s {0}/splash.ttf" % (host, FONT),
                    "mount --rbind /dev {0}/dev && mount -t proc proc {0}/proc && mount --rbind /sys {0}/sys",
                    "mount --bind /root/run {0}/run"]:
                status, output = cls.guest.run(command.format(ALONE))
                assert status == 0, output

    def setUp(self):
        self.console = self.guest.screen()

    def tearDown(self):
        self.guest.run("killall -q scanout-splash; killall -q -9 scanout; rm -rf /root/run/scanout " + FIFO)
        self.guest.wait_for_screen(lambda picture: picture == self.console, 5)

    def splash(self, *arguments):
        """The shell command that runs the program in the guest."""
        words = list(arguments)
        if self.is_static:
            command = ["chroot", ALONE, "/scanout-splash"] + words
        else:
            command = ["chroot", "/root", os.path.abspath(".build/debug/scanout-splash")] + words
            if words and words[0].startswith("--"):
                command += ["--font", FONT]
        return "PSPLASH_FIFO_DIR=/dev/shm " + " ".join(shlex.quote(word) for word in command)

    def start(self, *arguments):
        """Starts the splash in the background and waits until it listens."""
        command = self.splash("--display", "drm", "--no-manager", *arguments)
        self.guest.run("rm -f /tmp/splash.status; (SCANOUT_STARTED=$(read up rest < /proc/uptime; echo $up) %s > /tmp/splash.log 2>&1; echo $? > /tmp/splash.status) &" % command)
        end = time.monotonic() + 60
        while self.guest.run("grep -q 'first picture' /tmp/splash.log")[0] != 0:
            self.assertLess(time.monotonic(), end, self.log())
            time.sleep(0.05)

    def status(self):
        """What the program ended with, once it has."""
        end = time.monotonic() + 60
        while self.guest.run("test -s /tmp/splash.status")[0] != 0:
            self.assertLess(time.monotonic(), end, "it does not end: " + self.log())
            time.sleep(0.05)
        return self.guest.run("cat /tmp/splash.status")[1]

    def log(self):
        return self.guest.run("cat /tmp/splash.log")[1]

    def pid(self):
        """The process itself, not the one that guards the console for it."""
        find = "for p in $(pidof scanout-splash); do [ $(cat /proc/$p/comm) = scanout-splash ] && echo $p; done"
        return self.guest.run(find)[1].split()[0]

    def send(self, text):
        """Writes as psplash-write does: the command and a zero byte."""
        status, output = self.guest.run("printf '%%s\\0' %s > %s" % (shlex.quote(text), FIFO))
        self.assertEqual(status, 0, output)

    def picture(self, *arguments):
        """The same splash drawn in memory on the host."""
        size = "%dx%d" % self.console.size
        return self.drawn([
            self.settings.scanout, "splash", "--size", size, "--font", FONT, "--seconds", "1", "--no-listen"]
            + list(arguments))

    def assert_shows(self, *arguments):
        expected = self.picture(*arguments)
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == expected), expected)

    def test_progress_and_messages_of_psplash(self):
        self.start()
        for progress, message in [("10", "Starting"), ("55", "Checking disks"), ("100", "Ready"), ("-25", "Undoing")]:
            self.send("PROGRESS " + progress)
            self.send("MSG " + message)
            self.assert_shows("--progress", progress, "--message", message)
        self.send("PROGRESS " + "9" * 400)
        self.send("nonsense")
        self.assert_shows("--progress", "100", "--message", "Undoing")
        self.send("QUIT")
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == self.console), self.console)
        self.assertEqual(self.status(), "0", self.log())

    def test_it_sleeps_and_is_small(self):
        self.start("--progress", "42")
        time.sleep(1)
        status = "/proc/%s/status" % self.pid()
        switches = "grep ^voluntary %s; sleep 3; grep ^voluntary %s" % (status, status)
        before, after = re.findall(r"\d+", self.guest.run(switches)[1])
        self.assertEqual(before, after, "it woke up though nothing moved")
        memory = self.guest.run("grep -E '^(VmHWM|VmRSS)' " + status)[1]
        first = re.search(r"first picture after (\d+) ms", self.log()).group(1)
        print("[%s; first picture %s ms after exec, %d bytes]" % (
            " ".join(memory.split()), first,
            os.path.getsize(self.settings.splash) if self.is_static else 0), end=" ")

    def plymouth(self, arguments):
        """The shell command that runs Debian's own `plymouth`."""
        cache = os.path.abspath(".build-hardware")
        program = packages.unpacked("plymouth", cache) + "/bin/plymouth"
        library = packages.unpacked("libplymouth5", cache) + "/usr/lib/x86_64-linux-gnu"
        if not os.path.exists(program):
            program = packages.unpacked("plymouth", cache) + "/usr/bin/plymouth"
        return self.guest.host(["env", "LD_LIBRARY_PATH=" + library, program] + arguments)

    def assert_plymouth(self, *arguments):
        status, output = self.guest.run(self.plymouth(list(arguments)), timeout=15)
        self.assertEqual(status, 0, "plymouth %s: %s; %s" % (" ".join(arguments), output, self.log()))

    def test_the_client_of_plymouth(self):
        self.assertNotEqual(self.guest.run(self.plymouth(["--ping"]))[0], 0)
        self.start()
        for arguments in [
                ["--ping"], ["--has-active-vt"], ["show-splash"], ["update", "--status=sysinit"], ["pause-progress"],
                ["unpause-progress"], ["update-root-fs", "--read-write"], ["message", "--text=Hello"],
                ["change-mode", "--updates"], ["system-update", "--progress=30"]]:
            self.assert_plymouth(*arguments)
        self.assert_shows("--mode", "update", "--message", "Hello", "--progress", "30")
        self.assert_plymouth("hide-message", "--text=Hello")
        self.assert_shows("--mode", "update", "--progress", "30")
        self.assert_plymouth("hide-splash")
        self.assertNotEqual(self.guest.run(self.plymouth(["--has-active-vt"]))[0], 0)
        self.assert_plymouth("show-splash")
        self.assert_shows("--mode", "update", "--progress", "30")
        self.assert_plymouth("quit")
        self.assertNotEqual(self.guest.run(self.plymouth(["--ping"]))[0], 0)

    def type(self, keys):
        for key in keys:
            self.guest.press(key)

    def in_background(self, command, name):
        self.guest.run("(%s; status=$?; echo; echo status $status) > /tmp/%s 2>&1 &" % (command, name))

    def result(self, name):
        end = time.monotonic() + 30
        while time.monotonic() < end:
            output = self.guest.run("cat /tmp/" + name)[1]
            if "status" in output:
                return output
            time.sleep(0.1)
        self.fail("no answer: %s; %s" % (output, self.log()))

    def ask(self, arguments, keys, name):
        """Asks with Debian's client, types once the question is shown, and returns the answer and the status."""
        before = self.guest.screen()
        self.in_background(self.plymouth(arguments), name)
        asked = self.guest.wait_for_screen(lambda picture: picture != before)
        self.assertFalse(asked == before, "the question is not shown: " + self.log())
        self.type(keys)
        return self.result(name).split()

    def test_questions_are_answered_by_the_keyboard(self):
        # With a number nothing moves, so that a change of the screen is the question.
        self.start("--progress", "10")
        self.assert_shows("--progress", "10")
        answer = self.ask(["ask-question", "--prompt=Name?"], ["a", "b", "backspace", "c", "ret"], "question")
        self.assertEqual(answer, ["ac", "status", "0"])
        self.assert_shows("--progress", "10")
        answer = self.ask(["ask-for-password", "--prompt=Unlock"], ["s", "3", "ret"], "password")
        self.assertEqual(answer, ["s3", "status", "0"])
        self.in_background(self.plymouth(["watch-keystroke", "--keys=xy"]), "keystroke")
        # Nothing on the screen tells that the key is waited for: it is pressed until it was.
        end = time.monotonic() + 30
        while self.guest.run("grep -q status /tmp/keystroke")[0] != 0 and time.monotonic() < end:
            self.type(["a", "y"])
        self.assertEqual(self.result("keystroke").split(), ["y", "status", "0"])

    def test_questions_are_answered_by_the_console_where_there_are_no_devices(self):
        if not self.is_static:
            self.skipTest("the host's own devices cannot be hidden")
        self.guest.run("mount -t tmpfs none %s/dev/input" % ALONE)
        self.addCleanup(self.guest.run, "umount %s/dev/input" % ALONE)
        self.start("--progress", "10")
        self.assert_shows("--progress", "10")
        # Under the picture the console's keyboard is off, and is put off again once the question is answered.
        answer = self.ask(["ask-question", "--prompt=Name?"], ["a", "b", "backspace", "c", "ret"], "question")
        self.assertEqual(answer, ["ac", "status", "0"])
        self.assert_shows("--progress", "10")

    def test_a_pipe_that_is_removed_is_made_again(self):
        self.start("--progress", "10")
        self.guest.run("rm " + FIFO)
        self.guest.wait_for(lambda: self.guest.run("test -p " + FIFO)[0] == 0, 10, "new pipe")
        self.send("PROGRESS 60")
        self.assert_shows("--progress", "60")

    def test_nothing_but_splash_and_application_is_shown(self):
        self.start("--progress", "70", "--retain")
        splash = self.picture("--progress", "70")
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == splash), splash)
        application = self.expected(self.console.size, "xrgb8888")
        self.send("QUIT")
        job = self.show("drm", 10)
        seen, end = [], time.monotonic() + 60
        while time.monotonic() < end:
            picture = self.guest.screen()
            if not seen or picture != seen[-1]:
                seen.append(picture)
            if picture == application:
                break
        job.signal("TERM")
        job.wait()
        for picture in seen:
            if picture != splash:
                self.assert_pictures_equal(picture, application)
        self.assertTrue(seen[-1] == application, "the application was never seen: " + job.output())
        self.guest.run("echo > /dev/tty1")

    def test_where_nothing_can_be_drawn_it_ends_well(self):
        for display in ["drm:NO-SUCH-1", "fb:/dev/fb9"]:
            status, output = self.guest.run(self.splash("--display", display, "--no-manager"))
            self.assertEqual(status, 0, output)
            self.assertIn(display.split(":")[1].split("/")[-1], output)


class FirstProcessTests(display_tests.DisplayTestCase):
    """The static program as /init of an initramfs that holds nothing else but a font, on the firmware's frame buffer."""

    boots = False
    size = 1024, 768

    def boot(self, *options):
        """Boots it, and takes care of its end."""
        archive = kernels.Archive()
        archive.file("init", kernels.read(self.settings.splash))
        archive.file("splash.ttf", kernels.read(FONT))
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "initramfs")
        with open(path, "wb") as file:
            file.write(archive.bytes())
        kernel = collections.namedtuple("Kernel", "image initramfs")(self.settings.kernel.image, path)
        words = "vga=0x344 -- --commands /dev/ttyS1 " + " ".join(options)
        guest = guests.Alone(kernel, ["-vga", "std"], None, words)
        self.addCleanup(guest.close)
        return guest

    def picture(self, *arguments):
        return self.drawn(
            self.scanout("splash", "--size", "%dx%d" % self.size, "--font", FONT, "--seconds", "1", "--no-listen", *arguments))

    def assert_shows(self, guest, *arguments):
        expected = self.picture(*arguments)
        shown = guest.wait_for_screen(lambda picture: picture == expected, 120)
        self.assert_pictures_equal(shown, expected)

    def test_it_mounts_what_it_needs_and_shows_what_it_is_told(self):
        if not os.access(self.settings.splash, os.X_OK):
            self.skipTest("no static program: make static")
        guest = self.boot("--theme ring --progress 1")
        self.assert_shows(guest, "--theme", "ring", "--progress", "1")
        for progress, message in [("10", "Starting"), ("55", "Checking disks"), ("-25", "Undoing")]:
            guest.send("MSG %s\nPROGRESS %s\n" % (message, progress))
            self.assert_shows(guest, "--theme", "ring", "--progress", progress, "--message", message)
        before = guest.screen()
        guest.send("QUIT\n")
        guest.wait_for_screen(lambda picture: picture != before, 30)
        # A kernel whose first process ends panics, and with panic=-1 the machine starts anew.
        time.sleep(1)
        self.assertIsNone(guest.process.poll())
        self.assertNotIn("panic", guest.console().replace("panic=-1", ""))


if __name__ == "__main__":
    unittest.main()
