"""Frame buffers in all formats that drivers here offer."""

import sys

import display_tests
import guest as guests
import pictures

# Where each format keeps its channels: bits a pixel, then offset and length of red, green and blue.
CHANNELS = {
    "bgr565": (16, (0, 5), (5, 6), (11, 5)),
    "bgr888": (24, (0, 8), (8, 8), (16, 8)),
    "xbgr8888": (32, (0, 8), (8, 8), (16, 8)),
}


class VesaTests(display_tests.DisplayTestCase):
    """The firmware's frame buffer in the modes that a boot loader may leave it in."""

    device, driver = ["-vga", "std"], None
    boots = False

    def draw(self, size, pixel_format):
        picture = super().draw(size, pixel_format)
        if pixel_format != "xrgb1555":
            return picture
        # At 15 bits QEMU shows channels shifted to eight bits, in place of repeating their bits.
        return pictures.Picture(*size, bytes(value & 0xF8 for value in picture.rgb))

    def assert_mode(self, mode, pixel_format):
        guest = guests.Guest(self.settings.kernel, self.device, None, "vga=" + mode)
        self.addCleanup(guest.close)
        self.guest = guest
        self.assert_shows_the_scene("fb:/dev/fb0", pixel_format)

    def test_8_bits_with_a_palette(self):
        self.assert_mode("0x303", "palette8")

    def test_15_bits(self):
        self.assert_mode("0x310", "xrgb1555")

    def test_24_bits(self):
        self.assert_mode("0x312", "rgb888")

    def test_32_bits(self):
        # QEMU's own number: the standard has none for 32 bits.
        self.assert_mode("0x340", "xrgb8888")


class VirtualTests(display_tests.DisplayTestCase):
    """vfb, a frame buffer that nobody sees: padded rows, red in the low bits, one bit a pixel, and panning."""

    device, driver = ["-vga", "none"], "vfb"
    loads = False

    def show_in_mode(self, mode, size=None, columns=None, board=None):
        """Loads the driver in a mode and draws the scene; the bytes of the memory, and those of a row.

        A size that is no standard mode's is set afterwards; with more columns than are seen, rows are padded.
        """
        self.guest.load("vfb", "vfb_enable=1 mode_option=%s videomemorysize=4194304" % mode)
        self.addCleanup(self.guest.run, "rmmod vfb")
        number = self.guest.run("ls /sys/class/graphics | sed -n s/^fb//p | head -n 1")[1]
        width, height = size or map(int, mode.split("-")[0].split("x"))
        if size or columns:
            self.set_size("/dev/fb" + number, width, height, columns or width)
        # The file is written once the scene is drawn. When the program ends, the console draws over it.
        job = self.guest.start(self.scanout(
            "render", display_tests.SCENE, "--display", "fb:vfb", "--at", display_tests.TIME, "--hold", "60",
            "--output", "/dev/shm/drawn.png", *(["--board", board] if board else [])))
        self.guest.wait_for(lambda: not job.is_running() or self.guest.run("test -s /dev/shm/drawn.png")[0] == 0, 60, "picture")
        self.assertTrue(job.is_running(), job.output())
        folder = "/sys/class/graphics/fb%s/" % number
        stride = int(self.guest.run("cat %sstride" % folder)[1])
        # The driver pans: the picture is in the second half of the memory, which is shown now.
        row = int(self.guest.run("cat %span" % folder)[1].split(",")[1])
        self.assertEqual(row, height)
        memory = self.guest.read_file("/dev/fb%s" % number)[row * stride:]
        job.signal("TERM")
        job.wait()
        self.guest.run("rm /dev/shm/drawn.png; rmmod vfb")
        return memory, stride

    def set_size(self, path, width, height, columns):
        """Sets a frame buffer's visible size and the columns of its memory, by the ioctls that read and write its mode."""
        status, output = self.guest.run(self.guest.host([
            sys.executable, "-c",
            "import fcntl, struct; file = open(%r, 'r+b', 0); mode = bytearray(fcntl.ioctl(file, 0x4600, bytes(160))); "
            "mode[:16] = struct.pack('4I', %d, %d, %d, %d); fcntl.ioctl(file, 0x4601, mode)"
            % (path, width, height, columns, height)]))
        self.assertEqual(status, 0, output)

    def assert_mode_shows_the_scene(self, mode, size, pixel_format, **options):
        memory, stride = self.show_in_mode(mode, **options)
        self.assert_pictures_equal(decoded(memory, stride, size, pixel_format), self.expected(size, pixel_format))
        return stride

    def test_16_bits_with_red_in_the_low_ones(self):
        self.assert_mode_shows_the_scene("640x480-16", (640, 480), "bgr565")

    def test_24_bits_in_padded_rows(self):
        # 352 columns of three bytes.
        self.assertEqual(self.assert_mode_shows_the_scene("320x240-24", (320, 240), "bgr888", columns=352), 1056)

    def test_32_bits(self):
        self.assert_mode_shows_the_scene("320x240-32", (320, 240), "xbgr8888")

    def test_one_bit(self):
        self.assert_mode_shows_the_scene("320x240-1", (320, 240), "mono-inverted")

    def test_panels_of_few_levels_by_drivers_that_take_colours_and_bits(self):
        """Memory lines, greys and paper: their profiles have Scanout dither by itself and keep what was shown."""
        for board, size, mode, pixel_format in [
                ("sharp-ls027", (400, 240), "640x480-32", "xbgr8888"),
                ("ssd1322", (256, 64), "640x480-32", "xbgr8888"),
                ("papirus20", (200, 96), "320x240-1", "mono-inverted")]:
            with self.subTest(board):
                memory, stride = self.show_in_mode(mode, size, board=board)
                shown = decoded(memory, stride, size, pixel_format)
                self.assert_pictures_equal(shown, self.expected_on(board))

    def expected_on(self, board):
        return self.drawn(
            self.scanout("render", self.scene, "--board", board, "--at", display_tests.TIME), ["--output", "{}"])


def decoded(memory, stride, size, pixel_format):
    """The picture in a frame buffer's memory."""
    rgb = bytearray()
    for y in range(size[1]):
        row = memory[y * stride:(y + 1) * stride]
        for x in range(size[0]):
            rgb += pixel(row, x, pixel_format)
    return pictures.Picture(size[0], size[1], bytes(rgb))


def pixel(row, x, pixel_format):
    if pixel_format == "mono-inverted":
        # The kernel keeps the leftmost pixel in the lowest bit, and lit ones as 0.
        return bytes([0 if row[x // 8] >> (x % 8) & 1 else 255] * 3)
    bits, *channels = CHANNELS[pixel_format]
    value = int.from_bytes(row[x * bits // 8:(x + 1) * bits // 8], "little")
    return bytes(expanded(value >> offset & (1 << length) - 1, length) for offset, length in channels)


def expanded(value, length):
    """A channel of fewer bits as one of eight, its bits repeated."""
    wide = value << 16 - length
    return (wide | wide >> length | wide >> 2 * length) >> 8 & 255
