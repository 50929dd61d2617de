"""What becomes of the text console under a panel: on every way out, and when somebody switches to another one."""

import base64
import json
import os
import re
import sys
import tempfile

import display_tests
import pictures

# Signals that end the program: by its loop, by handlers that give the console back first, and by nothing it could do.
ON_THE_CARD, ON_THE_FRAMEBUFFER = ["INT", "ABRT", "SEGV", "KILL"], ["HUP", "QUIT", "PIPE", "KILL"]
# What a program does to itself, from the test bundle: a trap of the language, a bad pointer, exit() in mid-frame.
OWN_FAULTS = ["trap", "pointer", "exit"]


def as_user(command, group=1000):
    """The command, run by an ordinary user in one group."""
    return ["setpriv", "--reuid", "1000", "--regid", str(group), "--clear-groups"] + command


class ConsoleTests(display_tests.DisplayTestCase):
    """One machine for all: bochs, on its DRM card and on the framebuffer that the driver makes."""

    device, driver = ["-vga", "std"], "bochs"

    def scanout(self, *arguments):
        # The crash report of Swift's runtime reads the program's symbols through the shared files, which takes minutes.
        return ["/usr/bin/env", "SWIFT_BACKTRACE=enable=no"] + super().scanout(*arguments)

    def tearDown(self):
        # Whatever a test left behind must not reach the next.
        self.guest.run("kill -KILL $(cat /tmp/job*.pid) 2>/dev/null; rm -f /tmp/job*.pid; timeout 5 chvt 1")

    def test_signals_give_the_card_back(self):
        for signal in ON_THE_CARD:
            with self.subTest(signal):
                self.assert_console_returns("drm", 60, signal)

    def test_signals_give_the_framebuffer_back(self):
        for signal in ON_THE_FRAMEBUFFER:
            with self.subTest(signal):
                self.assert_console_returns("fb:/dev/fb0", 60, signal)

    def test_faults_of_the_program_give_console_and_keyboard_back(self):
        bundle = os.path.join(os.path.dirname(self.settings.scanout), "scanoutPackageTests.xctest")
        if not os.path.exists(bundle):
            self.skipTest("%s is missing: swift build --build-tests" % bundle)
        keyboard = self.keyboard()
        for fault in OWN_FAULTS + ["kill"]:
            with self.subTest(fault):
                before = self.guest.screen()
                job = self.guest.start(
                    ["SWIFT_BACKTRACE=enable=no", "SCANOUT_FAULT=" + fault, bundle, "ScanoutTests.FaultingPanelTests"])
                shown = self.guest.wait_for_screen(lambda picture: picture != before or not job.is_running(), 60)
                self.assertTrue(shown != before, "nothing was drawn: " + job.output())
                if fault == "kill":
                    self.assertNotEqual(self.keyboard(), keyboard, "the keyboard is not muted")
                    job.signal("KILL")
                status, output = job.wait(60)
                self.assertNotEqual(status, 0, output)
                self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == before), before)
                self.assertEqual(self.keyboard(), keyboard)
                self.assert_console_draws(before)

    def test_another_console_gets_the_screen_and_ours_comes_back(self):
        for display in ["drm", "fb:/dev/fb0"]:
            with self.subTest(display):
                job, scene = self.scene_on(display)
                other = self.switch(2)
                self.assertFalse(other == scene, "the other console is not shown")
                self.guest.run("echo text of the other console > /dev/tty2")
                self.assertFalse(self.guest.wait_for_screen(lambda picture: picture != other) == other)
                self.guest.run("chvt 1")
                self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == scene), scene)
                job.signal("TERM")
                job.wait()

    def test_a_stopped_program_does_not_hold_the_screen(self):
        job, scene = self.scene_on("fb:/dev/fb0")
        job.signal("STOP")
        self.assertFalse(self.switch(2) == scene, "the other console is not shown")
        job.signal("CONT")
        self.guest.run("chvt 1")
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == scene), scene)
        job.signal("TERM")
        job.wait()

    def test_a_program_killed_on_another_console_gives_both_back(self):
        before = self.guest.screen()
        job, _ = self.scene_on("drm")
        other = self.switch(2)
        job.signal("KILL")
        job.wait()
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == other), other)
        self.switch(1)
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == before), before)
        self.assert_console_draws(before)

    def test_stopped_by_the_terminal_and_continued(self):
        before = self.guest.screen()
        job, scene = self.scene_on("drm")
        job.signal("TSTP")
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == before), before)
        self.assert_console_draws(before)
        job.signal("CONT")
        self.assert_pictures_equal(self.guest.wait_for_screen(lambda picture: picture == scene), scene)
        job.signal("TERM")
        job.wait()

    def test_the_guard_is_small_and_sleeps(self):
        job, _ = self.scene_on("drm")
        find = "for p in /proc/[0-9]*; do [ \"$(cat $p/comm 2>/dev/null)\" = scanout-guard ] && echo ${p#/proc/}; done"
        guards = self.guest.run(find)[1].split()
        self.assertEqual(len(guards), 1, guards)
        switches = "grep ^voluntary_ctxt_switches /proc/%s/status" % guards[0]
        at_first = self.guest.run(switches)[1]
        memory = self.guest.run("grep RssAnon /proc/%s/status" % guards[0])[1]
        # What it still shares with the program counts here too.
        self.assertLess(int(memory.split()[1]), 4096, memory)
        self.guest.run("sleep 1")
        self.assertEqual(self.guest.run(switches)[1], at_first)
        job.signal("TERM")
        job.wait()
        self.assertEqual(self.guest.run(find)[1], "")

    def test_a_running_panel_hands_out_its_picture(self):
        socket, file = "/dev/shm/panel.sock", "/dev/shm/snapshot.png"
        # Few pixels: packing and unpacking them takes long where the processor is emulated.
        job, scene = self.scene_on("drm:Virtual-1:640x480", "--listen", socket, size=(640, 480))
        take = self.guest.host(self.scanout("snapshot", "--socket", socket, "--output", file))
        status, output = self.guest.run(take, 120)
        self.assertEqual(status, 0, output)
        status, text = self.guest.run("base64 " + file)
        with tempfile.NamedTemporaryFile(suffix=".png") as copy:
            copy.write(base64.b64decode(text))
            copy.flush()
            self.assert_pictures_equal(pictures.read_png(copy.name), scene)
        stranger = as_user(self.scanout("snapshot", "--socket", socket, "--output", file))
        status, output = self.guest.run(self.guest.host(stranger))
        self.assertEqual(status, 1, output)
        self.assertIn("belongs to another user", output)
        job.signal("STOP")
        status, output = self.guest.run(take)
        self.assertEqual(status, 1, output)
        self.assertIn("is stopped", output)
        job.signal("CONT")
        job.signal("TERM")
        job.wait()
        self.assertNotEqual(self.guest.run("test -e " + socket)[0], 0)

    def test_second_master_is_told_who_holds_the_card(self):
        before = self.guest.screen()
        holder = self.show("drm", 60)
        self.guest.wait_for_screen(lambda picture: picture != before)
        status, output = self.show("drm", 1).wait()
        pid = self.guest.run("cat %s.pid" % holder.path)[1]
        self.assertEqual(status, 1, output)
        self.assertRegex(output, r"\b%s\b" % re.escape(pid))
        self.assertIn("scanout", output)
        holder.signal("TERM")
        holder.wait()

    def test_a_panel_of_one_bit_gets_black_and_white(self):
        before = self.guest.screen()
        expected = self.expected(before.size, "mono")
        job = self.guest.start(self.scanout(
            "render", display_tests.SCENE, "--display", "drm", "--board", "sharp-ls027", "--at", display_tests.TIME,
            "--hold", "60"))
        shown = self.guest.wait_for_screen(lambda picture: picture == expected or not job.is_running(), 40)
        self.assert_pictures_equal(shown, expected)
        job.signal("TERM")
        job.wait()

    def test_doctor_without_rights_and_with_those_of_the_group(self):
        self.guest.run("chgrp 44 /dev/dri/card0 /dev/fb0; chmod 660 /dev/dri/card0 /dev/fb0")
        found = self.doctor(as_user(self.scanout("doctor", "--json")))
        self.assertIsNone(found["chosen"])
        self.assertEqual([each["errno"] for each in found["devices"]], ["EACCES", "EACCES"])
        advice = {each["path"]: each["advice"] for each in found["unseen"]}
        self.assertIn("group video", advice["/dev/dri/card0"])
        found = self.doctor(as_user(self.scanout("doctor", "--json"), group=44))
        self.assertEqual(found["chosen"], "/dev/dri/card0")
        self.assertEqual(found["user"]["id"], 1000)

    def doctor(self, command):
        status, output = self.guest.run(self.guest.host(command))
        self.assertEqual(status, 0, output)
        return json.loads(output)

    def scene_on(self, display, *options, size=None):
        """A running program that shows the scene, and the picture of it."""
        job = self.guest.start(self.scanout(
            "render", display_tests.SCENE, "--display", display, "--at", display_tests.TIME, "--hold", "120", *options))
        scene = self.expected(size or self.guest.screen().size, "xrgb8888")
        shown = self.guest.wait_for_screen(lambda picture: picture == scene or not job.is_running(), 40)
        self.assert_pictures_equal(shown, scene)
        return job, scene

    def switch(self, number):
        """The picture after a switch to another console, which must not take long."""
        before = self.guest.screen()
        status, output = self.guest.run("timeout 8 chvt %d" % number)
        self.assertEqual(status, 0, "chvt hangs: " + output)
        return self.guest.wait_for_screen(lambda picture: picture != before, 5)

    def keyboard(self):
        """The mode of the keyboard under the panel (KDGKBMODE)."""
        ask = "import fcntl; print(fcntl.ioctl(open('/dev/tty1'), 0x4B44, bytes(4))[0])"
        return self.guest.run(self.guest.host([sys.executable, "-c", ask]))[1]
