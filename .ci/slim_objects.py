"""Lets a linker leave out what nobody uses of Swift's object files and archives.

The compiler marks what a debugger or a library of another program might look for (SHF_GNU_RETAIN), and in a program that is
whole nobody does. Only the records that the runtime walks through keep the mark. A record of a conformance goes where
nothing names its protocol, since then nothing can ask for it: it is linked to the protocol's own section
(SHF_LINK_ORDER), and stays as long as that does.
"""

import os
import struct

RETAIN, LINK_ORDER = 0x200000, 0x80
RELOCATIONS = 4
CONFORMANCES = b"swift5_protocol_conformances"
# Places in a section's header: its flags and the section that it is linked to.
FLAGS, LINK = 8, 40


class ObjectFile:
    """One 64-bit object within a file's bytes, which it changes in place."""

    def __init__(self, data, start):
        self.data, self.start = data, start
        self.table = start + self._number("<Q", start + 40)
        count, names = self._number("<H", start + 60), self._number("<H", start + 62)
        self.count = count or self._number("<Q", self.table + 32)
        # Where there are very many sections, the first header says which holds the names.
        self.names = self._offset(names if names != 0xffff else self._number("<I", self.table + 40))
        self.relocations = {}

    def slim(self):
        """Takes the marks away."""
        by_target = {}
        for index in range(self.count):
            if self._field(index, 4, "<I") == RELOCATIONS:
                by_target[self._field(index, 44, "<I")] = index
        for index in range(self.count):
            flags = self._field(index, FLAGS, "<Q")
            if not flags & RETAIN:
                continue
            name = self._name(index)
            protocol = self._protocol(index, by_target) if name == CONFORMANCES else None
            if protocol:
                struct.pack_into("<Q", self.data, self.table + 64 * index + FLAGS, flags & ~RETAIN | LINK_ORDER)
                struct.pack_into("<I", self.data, self.table + 64 * index + LINK, protocol)
            elif not name.startswith(b"swift5"):
                struct.pack_into("<Q", self.data, self.table + 64 * index + FLAGS, flags & ~RETAIN)

    def _protocol(self, record, by_target):
        """The section of the protocol that a record of a conformance is about; None where it is another file's."""
        place = self._target(record, 0, by_target)
        return place and (self._target(*place, by_target) or (None,))[0]

    def _target(self, section, offset, by_target):
        """Where the relative pointer at an offset points: a section of this file and an offset in it."""
        found = self._relocations(by_target[section]).get(offset) if section in by_target else None
        if found is None:
            return None
        symbol, addend = found
        owner = self._number("<H", symbol + 6)
        return (owner, self._number("<Q", symbol + 8) + addend) if 0 < owner < 0xff00 else None

    def _relocations(self, index):
        """A section's relocations by their offsets: where the symbol is in the file, and what is added to it."""
        if index not in self.relocations:
            symbols = self._offset(self._field(index, LINK, "<I"))
            place, size = self._offset(index), self._field(index, 32, "<Q")
            entries = (struct.unpack_from("<QQq", self.data, at) for at in range(place, place + size, 24))
            self.relocations[index] = {offset: (symbols + 24 * (info >> 32), addend) for offset, info, addend in entries}
        return self.relocations[index]

    def _name(self, index):
        at = self.names + self._field(index, 0, "<I")
        return bytes(self.data[at:self.data.index(0, at)])

    def _offset(self, index):
        return self.start + self._field(index, 24, "<Q")

    def _field(self, index, place, kind):
        return self._number(kind, self.table + 64 * index + place)

    def _number(self, kind, place):
        return struct.unpack_from(kind, self.data, place)[0]


def objects(data):
    """Where the objects of a file begin: one, or those of an archive."""
    if data[:4] == b"\x7fELF":
        yield 0
    if data[:8] != b"!<arch>\n":
        return
    at = 8
    while at + 60 <= len(data):
        size = int(data[at + 48:at + 58])
        if data[at + 60:at + 64] == b"\x7fELF":
            yield at + 60
        at += 60 + size + (size & 1)


def slim(folder):
    """Changes all object files and archives below a folder."""
    for place, _, names in os.walk(folder):
        for name in names:
            if not name.endswith((".o", ".a")):
                continue
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                data = bytearray(file.read())
            for start in objects(data):
                # 64 bits, the lowest byte first, and an object that is still to be linked.
                if data[start + 4:start + 6] == b"\x02\x01" and struct.unpack_from("<H", data, start + 16)[0] == 1:
                    ObjectFile(data, start).slim()
            with open(path, "wb") as file:
                file.write(data)
