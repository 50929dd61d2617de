"""Displays that change while a program shows pictures on them: it goes on, and the picture fits again."""

import os
import re

import display_tests
import pictures
import remote_view

RED, WHITE = (255, 0, 0), (255, 255, 255)


class LiveTestCase(display_tests.DisplayTestCase):
    """Programs here go on while there is no display. Nothing moves in their scene."""

    scene = "legend"

    def show_and_wait(self, display):
        """Starts a program that keeps the scene on a display, once there is one."""
        job = self.guest.start(self.scanout(
            "render", self.scene, "--display", display, "--at", display_tests.TIME, "--hold", "300", "--wait"))
        self.addCleanup(self.end, job)
        return job

    def end(self, job):
        if job.is_running():
            job.signal("TERM")
            job.wait()

    def assert_scene_comes(self, job, pixel_format="xrgb8888", size=None, seconds=60, **screen):
        """Waits until the display has a size, if one is given, and shows the scene for the size that it has."""
        matches = lambda picture: (size is None or picture.size == size) and \
            picture == self.expected(picture.size, pixel_format)
        shown = self.guest.wait_for_screen(lambda picture: matches(picture) or not job.is_running(), seconds, **screen)
        self.assertTrue(job.is_running(), "the program ended: " + job.output())
        if size:
            self.assertEqual(shown.size, size, job.output())
        self.assert_pictures_equal(shown, self.expected(shown.size, pixel_format))

    def wait_for_output(self, job, text, seconds=60):
        self.guest.wait_for(lambda: text in job.output(), seconds, "%s in what it wrote" % text)


class UnbindTests(LiveTestCase):
    """A driver that goes away under the program and comes back."""

    device, driver = display_tests.BochsTests.device, display_tests.BochsTests.driver

    def rebind(self, job):
        folder = "/sys/bus/pci/drivers/bochs-drm"
        device = self.guest.run("basename %s/0*" % folder)[1]
        self.guest.run("echo %s > %s/unbind" % (device, folder))
        self.wait_for_output(job, "waiting for a display")
        self.guest.run("echo %s > %s/bind" % (device, folder))
        self.wait_for_output(job, "showing on")

    def test_cards_and_frame_buffers_come_back(self):
        for display in ["drm", "fb:/dev/fb0"]:
            with self.subTest(display):
                job = self.show_and_wait(display)
                self.assert_scene_comes(job)
                self.rebind(job)
                self.assert_scene_comes(job)
                self.end(job)


class HandOverTests(LiveTestCase):
    """The firmware's frame buffer, which a real driver replaces: old ioctls fail, old mappings lead nowhere."""

    device, driver, append = ["-vga", "std"], None, "vga=0x314"

    def test_the_picture_moves_on_to_the_real_driver(self):
        job = self.show_and_wait("auto")
        self.assert_scene_comes(job, "rgb565", (800, 600))
        self.guest.load("bochs")
        self.assert_scene_comes(job, "xrgb8888", (1280, 800))
        self.assertIn("showing on drm:", job.output())


class VirtioTests(LiveTestCase):
    """virtio-gpu: odd sizes, an output that changes its size, and a second one that is plugged in."""

    driver = "virtio_gpu"
    size = (450, 801)

    @classmethod
    def setUpClass(cls):
        cls.views = [remote_view.RemoteView("gpu", head) for head in range(2)]
        cls.device = ["-vga", "none", "-device", "virtio-gpu-pci,id=gpu,max_outputs=2,xres=%d,yres=%d" % cls.size]
        cls.device += [word for view in cls.views for word in view.arguments]
        # The card tells the log which part of an output each picture changed.
        cls.device += ["-trace", "virtio_gpu_cmd_res_flush"]
        super().setUpClass()
        for view in cls.views:
            cls.addClassCleanup(view.close)

    def test_outputs_that_change(self):
        job = self.show_and_wait("drm:Virtual-1")
        self.assert_scene_comes(job, size=self.size, device="gpu", head=0)
        self.views[0].resize(640, 400)
        self.assert_scene_comes(job, size=(640, 400), device="gpu", head=0)
        self.end(job)
        # The second output has nothing plugged in yet.
        job = self.show_and_wait("drm:Virtual-2")
        self.wait_for_output(job, "disconnected")
        self.views[1].resize(800, 600)
        self.assert_scene_comes(job, size=(800, 600), device="gpu", head=1)

    def test_two_windows_each_on_an_output_of_its_own(self):
        bundle = os.path.join(os.path.dirname(self.settings.scanout), "scanoutPackageTests.xctest")
        if not os.path.exists(bundle):
            self.skipTest("%s is missing: swift build --build-tests" % bundle)
        for view, size in zip(self.views, [(640, 400), (0, 0)]):
            view.resize(*size)
        job = self.guest.start([
            "SWIFT_BACKTRACE=enable=no", "SCANOUT_WINDOWS=moving=drm:Virtual-1,still=drm:Virtual-2", bundle,
            "ScanoutTests.TwoWindowsTests"])
        self.addCleanup(self.end, job)
        self.assert_moves(job, (640, 400))
        self.assert_only_damage_is_sent()
        self.views[1].resize(800, 600)
        self.assert_halves(job, (800, 600))
        # Both change their sizes while something moves on one of them.
        self.views[0].resize(800, 480)
        self.views[1].resize(1024, 600)
        self.assert_moves(job, (800, 480))
        self.assert_halves(job, (1024, 600))
        self.views[1].resize(0, 0)
        self.wait_for_output(job, "display lost")
        self.assert_moves(job, (800, 480))
        self.views[1].resize(640, 480)
        self.assert_halves(job, (640, 480))

    def test_two_outputs_with_the_same_picture(self):
        for view in self.views:
            view.resize(640, 480)
        job = self.show_and_wait("drm:Virtual-1+Virtual-2")
        for head in range(2):
            self.assert_scene_comes(job, size=(640, 480), device="gpu", head=head)

    def assert_moves(self, job, size):
        """The first output shows a black square on blue that is somewhere else a moment later, and no trace of it."""
        def shows(picture):
            # 100 by 100 points, and the two columns in which the edges lie.
            square = size[0] * size[1] - picture.rgb[2::3].count(255)
            return picture.size == size and 10000 <= square <= 10200 and picture.rgb[0::3].count(0) == size[0] * size[1]
        first = self.guest.wait_for_screen(lambda picture: shows(picture) or not job.is_running(), device="gpu", head=0)
        self.assertTrue(shows(first), "%s: %s" % (first.size, job.output()))
        second = self.guest.wait_for_screen(lambda picture: picture != first, 10, device="gpu", head=0)
        self.assertTrue(shows(second) and second != first, job.output())

    def assert_only_damage_is_sent(self):
        """While a square moves, the kernel is told of its place and of where it was, and of no more.

        Since 6.8 virtio-gpu sends all of a buffer for ever after that once replaced another one, whatever it is told.
        """
        if tuple(map(int, self.settings.kernel.release.split(".")[:2])) >= (6, 8):
            return
        def sent():
            return [tuple(map(int, found)) for found in re.findall(r"w (\d+), h (\d+), x \d+, y \d+", self.guest.log())][-6:]
        try:
            self.guest.wait_for(
                lambda: len(sent()) == 6 and all(width <= 250 and height == 100 for width, height in sent()), 30, "damage")
        except TimeoutError:
            self.fail("parts of the picture that were sent: %s" % sent())

    def assert_halves(self, job, size):
        """The second output is red on the left and white on the right."""
        half = size[0] // 2
        expected = pictures.Picture(*size, (bytes(RED) * half + bytes(WHITE) * (size[0] - half)) * size[1])
        shown = self.guest.wait_for_screen(
            lambda picture: picture == expected or not job.is_running(), device="gpu", head=1)
        self.assertTrue(job.is_running(), job.output())
        self.assert_pictures_equal(shown, expected)

    def test_users_of_group_video_need_not_be_root(self):
        self.guest.run("chgrp 44 /dev/dri/card0; chmod 660 /dev/dri/card0")
        self.guest.run("cp %s%s /dev/shm/scanout" % (self.guest.host_root, self.settings.scanout))
        program = ["setpriv", "--reuid=1000", "--regid=1000", "--groups=44", "/dev/shm/scanout"]
        job = self.guest.start(program + [
            "render", self.scene, "--display", "drm:Virtual-1", "--at", display_tests.TIME, "--hold", "60"])
        self.addCleanup(self.end, job)
        self.assert_scene_comes(job, device="gpu", head=0)


class QxlTests(LiveTestCase):
    """qxl: four connectors of which one is connected; it takes frame buffers that it then refuses to show."""

    device, driver = ["-vga", "qxl"], "qxl"

    def test_drm_shows_the_scene(self):
        job = self.show_and_wait("drm")
        self.assert_scene_comes(job)
