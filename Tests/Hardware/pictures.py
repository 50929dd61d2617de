"""Pictures of 8 bits a channel: PPM and PNG in, PNG out, and what differs between two."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# Bytes a pixel by PNG colour type: grey, RGB, grey with alpha, RGB with alpha.
CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}


class Picture:
    """Width, height and three bytes a pixel, row by row."""

    def __init__(self, width, height, rgb):
        self.width, self.height, self.rgb = width, height, rgb

    def __eq__(self, other):
        return self.size == other.size and self.rgb == other.rgb

    @property
    def size(self):
        return self.width, self.height

    def pixel(self, index):
        return tuple(self.rgb[3 * index:3 * index + 3])


def describe_difference(actual, expected):
    """How two pictures differ, in one sentence."""
    if actual.size != expected.size:
        return "the size is %dx%d, expected %dx%d" % (actual.size + expected.size)
    differing = differing_pixels(actual, expected)
    if not differing:
        return "they are equal"
    first = differing[0]
    return "%d of %d pixels differ, the first at x %d, y %d: %s, expected %s" % (
        len(differing), actual.width * actual.height, first % actual.width, first // actual.width,
        actual.pixel(first), expected.pixel(first))


def differing_pixels(one, other):
    """The indices of the pixels that differ, in two pictures of one size."""
    indices, stride = [], 3 * one.width
    for row in range(one.height):
        start = row * stride
        if one.rgb[start:start + stride] != other.rgb[start:start + stride]:
            first = row * one.width
            indices += [at for at in range(first, first + one.width) if one.pixel(at) != other.pixel(at)]
    return indices


def difference(one, other):
    """A picture of one size with white where they differ and the first one darkened elsewhere."""
    rgb = bytearray(value // 4 for value in one.rgb)
    for index in differing_pixels(one, other):
        rgb[3 * index:3 * index + 3] = b"\xff\xff\xff"
    return Picture(one.width, one.height, bytes(rgb))


def read_ppm(path):
    """Reads a binary PPM without comments, as QEMU writes them."""
    with open(path, "rb") as file:
        kind, size, depth, rgb = file.read().split(b"\n", 3)
    if kind != b"P6" or depth != b"255":
        raise ValueError("%s is no PPM of 8 bits a channel" % path)
    width, height = map(int, size.split())
    # QEMU pads rows to whole words, which the format does not have.
    stride = len(rgb) // height
    if stride != 3 * width:
        rgb = b"".join(rgb[at:at + 3 * width] for at in range(0, height * stride, stride))
    return Picture(width, height, rgb)


def read_png(path):
    """Reads a PNG of 8 bits a channel without interlacing or palette; what has alpha must be opaque."""
    header, data = png_chunks(path)
    width, height, depth, kind, _, _, interlace = struct.unpack(">IIBBBBB", header)
    if depth != 8 or interlace or kind not in CHANNELS:
        raise ValueError("%s: depth %d, type %d, interlacing %d are not read here" % (path, depth, kind, interlace))
    rows = unfiltered(zlib.decompress(data), width, height, CHANNELS[kind])
    return Picture(width, height, as_rgb(rows, kind))


def png_chunks(path):
    """The header and the joined image data of a PNG file."""
    with open(path, "rb") as file:
        content = file.read()
    if not content.startswith(SIGNATURE):
        raise ValueError("%s is no PNG" % path)
    header, data, at = b"", b"", len(SIGNATURE)
    while at < len(content):
        length, kind = struct.unpack(">I4s", content[at:at + 8])
        body = content[at + 8:at + 8 + length]
        header, data = (body if kind == b"IHDR" else header), (data + body if kind == b"IDAT" else data)
        at += length + 12
    return header, data


def unfiltered(data, width, height, step):
    """The pixel bytes of a PNG's image data, its row filters undone."""
    stride, above, out = width * step, bytearray(width * step), bytearray()
    for row in range(height):
        start = row * (stride + 1)
        line = bytearray(data[start + 1:start + 1 + stride])
        undo_filter(data[start], line, above, step)
        out += line
        above = line
    return out


def undo_filter(kind, line, above, step):
    """Undoes one row's filter in place."""
    if kind == 0:
        return
    for at in range(len(line)):
        left = line[at - step] if at >= step else 0
        corner = above[at - step] if at >= step else 0
        line[at] = (line[at] + predicted(kind, left, above[at], corner)) & 255


def predicted(kind, left, above, corner):
    """What a PNG filter takes a byte to be, from its neighbours."""
    if kind == 1:
        return left
    if kind == 2:
        return above
    if kind == 3:
        return (left + above) // 2
    guess = left + above - corner
    return min((abs(guess - left), 0, left), (abs(guess - above), 1, above), (abs(guess - corner), 2, corner))[2]


def as_rgb(rows, kind):
    """Three bytes a pixel from the rows of a PNG of some colour type."""
    step = CHANNELS[kind]
    if kind in (4, 6) and rows[step - 1::step].count(255) != len(rows) // step:
        raise ValueError("the PNG is not opaque")
    if kind == 2:
        return bytes(rows)
    out = bytearray(len(rows) // step * 3)
    for channel in range(3):
        out[channel::3] = rows[channel if kind == 6 else 0::step]
    return bytes(out)


def write_png(picture, path):
    """Writes a picture as a PNG."""
    stride = 3 * picture.width
    rows = b"".join(b"\0" + picture.rgb[at:at + stride] for at in range(0, len(picture.rgb), stride))
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(SIGNATURE)
        for kind, body in [(b"IHDR", header), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b"")]:
            file.write(struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)))
