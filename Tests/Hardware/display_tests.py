"""What real display drivers show when Scanout draws on them."""

import os
import subprocess
import tempfile
import unittest

import guest as guests
import pictures

# The scene that is compared and the second of its virtual time at which it stands still.
SCENE, TIME = "articles", "1.5"


class DisplayTestCase(unittest.TestCase):
    """Boots one guest for all tests of a class. `settings` is filled in by the runner."""

    settings = None
    device, driver, append = [], "", ""
    # Whether all tests of the class share one guest, and whether that loads the driver.
    boots, loads = True, True
    pictures = {}
    scene = SCENE

    @classmethod
    def setUpClass(cls):
        if not cls.cases():
            raise unittest.SkipTest("has no tests of its own")
        if not cls.boots:
            return
        driver = cls.driver if cls.loads else None
        cls.guest = guests.Guest(cls.settings.kernel, cls.device, driver, cls.append)
        cls.addClassCleanup(cls.guest.close)
        cls.guest.run("for line in 1 2 3 4 5; do echo console text $line; done > /dev/tty1")

    @classmethod
    def cases(cls):
        return unittest.TestLoader().getTestCaseNames(cls)

    def scanout(self, *arguments):
        return [self.settings.scanout] + list(arguments)

    def show(self, display, seconds):
        """Starts a program that draws the scene on a display of the guest and keeps it for some seconds."""
        return self.guest.start(
            self.scanout("render", self.scene, "--display", display, "--at", TIME, "--hold", str(seconds)))

    def expected(self, size, pixel_format):
        """The same scene drawn in memory on the host; drawn once."""
        key = self.scene, size, pixel_format
        if key not in self.pictures:
            self.pictures[key] = self.draw(size, pixel_format)
        return self.pictures[key]

    def draw(self, size, pixel_format):
        return self.drawn(
            self.scanout("render", self.scene, "--size", "%dx%d" % size, "--format", pixel_format, "--at", TIME),
            ["--output", "{}"])

    def drawn(self, command, where=("--display", "png:{}")):
        """The picture that a command writes on the host."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "expected.png")
            command = command + [word.format(path) for word in where]
            done = subprocess.run(command, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, "%s: %s" % (" ".join(command), done.stderr))
            return pictures.read_png(path)

    def assert_pictures_equal(self, actual, expected):
        if actual == expected:
            return
        os.makedirs(self.settings.artefacts, exist_ok=True)
        shown = {"actual": actual, "expected": expected}
        if actual.size == expected.size:
            shown["difference"] = pictures.difference(actual, expected)
        for name, picture in shown.items():
            pictures.write_png(picture, os.path.join(self.settings.artefacts, "%s.%s.png" % (self.id(), name)))
        self.fail("%s; see %s" % (pictures.describe_difference(actual, expected), self.settings.artefacts))

    def assert_shows_the_scene(self, display, pixel_format):
        before = self.guest.screen()
        expected = self.expected(before.size, pixel_format)
        job = self.show(display, 30)
        shown = self.guest.wait_for_screen(lambda picture: picture == expected or not job.is_running())
        still_running = job.is_running()
        job.signal("TERM")
        status, output = job.wait()
        self.assertTrue(still_running, "the program ended early, status %d: %s" % (status, output))
        self.assert_pictures_equal(shown, expected)
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == before), before)

    def assert_console_returns(self, display, seconds, signal=None):
        before = self.guest.screen()
        job = self.show(display, seconds)
        shown = self.guest.wait_for_screen(lambda picture: picture != before or not job.is_running())
        self.assertTrue(shown != before, "nothing was drawn: " + job.output())
        if signal:
            job.signal(signal)
        job.wait()
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == before), before)
        self.assert_console_draws(before)

    def assert_console_draws(self, before):
        """Text reaches the screen only where the terminal was taken out of graphics mode again."""
        self.guest.run("echo more text > /dev/tty1")
        after = self.guest.wait_for_screen(lambda picture: picture != before)
        self.assertFalse(after == before, "the terminal was left in graphics mode")


class BochsTests(DisplayTestCase):
    """Bochs: 32 bits a pixel, by DRM and by the framebuffer that its driver provides."""

    device, driver = ["-vga", "std"], "bochs"

    def test_drm_shows_the_scene(self):
        self.assert_shows_the_scene("drm", "xrgb8888")

    def test_framebuffer_shows_the_scene(self):
        self.assert_shows_the_scene("fb:/dev/fb0", "xrgb8888")

    def test_console_returns_on_exit(self):
        self.assert_console_returns("drm", 1)

    def test_console_returns_on_termination(self):
        self.assert_console_returns("drm", 30, "TERM")

    def test_framebuffer_console_returns_on_exit(self):
        self.assert_console_returns("fb:/dev/fb0", 1)

    def test_doctor_lists_the_devices(self):
        status, output = self.guest.run(self.guest.host(self.scanout("doctor")))
        self.assertEqual(status, 0, output)
        for name in ["/dev/fb0", "/dev/dri/card0", "bochs"]:
            self.assertIn(name, output)


class CirrusTests(DisplayTestCase):
    """Cirrus: a framebuffer of 16 bits a pixel, which QEMU shows with each channel's bits repeated."""

    device, driver = ["-vga", "cirrus"], "cirrus"

    def test_drm_shows_the_scene_in_565(self):
        self.assert_shows_the_scene("drm", "rgb565")

    def test_framebuffer_shows_the_scene_in_565(self):
        self.assert_shows_the_scene("fb:/dev/fb0", "rgb565")

    def test_console_returns_on_termination(self):
        self.assert_console_returns("fb:/dev/fb0", 30, "TERM")

    def test_doctor_lists_the_devices(self):
        status, output = self.guest.run(self.guest.host(self.scanout("doctor")))
        self.assertEqual(status, 0, output)
        for name in ["/dev/fb0", "/dev/dri/card0", "cirrus"]:
            self.assertIn(name, output)
