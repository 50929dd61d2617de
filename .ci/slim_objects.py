"""Lets a linker leave out what nobody uses of Swift's object files and archives.

The compiler marks what a debugger or a library of another program might look for (SHF_GNU_RETAIN), and in a program that is
whole nobody does. Only the records that the runtime walks through keep the mark, and of the program's own objects those
alone that it can come to: a record of a type where something else refers to the type, one of a conformance where
something refers to the type and something to the protocol. Nothing else could ask for it.
"""

import os
import re
import struct

RETAIN, ALLOCATED = 0x200000, 2
RELOCATIONS, SYMBOLS = 4, 2
# Sections of records: conformances, and those about one thing each.
CONFORMANCES = b"swift5_protocol_conformances"
RECORDS = (b"swift5_type_metadata", b"swift5_type_metadata_2", b"swift5_protocols")
# What only debuggers read, and what is read where a type refers to it.
REFERRED = (b"swift5_capture", b"swift5_assocty", b"swift5_builtin", b"swift5_mpenum", b"swift5_fieldmd", b"swift5_reflstr",
            b"swift5_typeref")
# Run by whoever starts the program.
STARTED = re.compile(rb"\.(init|fini|preinit|ctors|dtors)")
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
        self.names_at = self._offset(names if names != 0xffff else self._number("<I", self.table + 40))
        self.names = [self._text(self.names_at + self._field(index, 0, "<I")) for index in range(self.count)]
        self.relocation_sections, self.symbols, self.known = {}, [], {}

    @property
    def is_swift(self):
        return any(name.startswith(b"swift5") for name in self.names)

    def read(self):
        """Reads symbols, and which sections hold the relocations of which."""
        for index in range(self.count):
            kind = self._field(index, 4, "<I")
            if kind == RELOCATIONS:
                self.relocation_sections[self._field(index, 44, "<I")] = index
            elif kind == SYMBOLS:
                place, size = self._offset(index), self._field(index, 32, "<Q")
                strings = self._offset(self._field(index, LINK, "<I"))
                for at in range(place, place + size, 24):
                    name, info, _, section = struct.unpack_from("<IBBH", self.data, at)
                    # The name of a symbol that others can see, else none, and its section, 0 for another object's.
                    self.symbols.append((self._text(strings + name) if info >> 4 else None, section))

    def targets(self, section):
        """What a section refers to: offset in the section, number of the symbol."""
        if section not in self.known:
            found, index = [], self.relocation_sections.get(section)
            if index is not None:
                place, size = self._offset(index), self._field(index, 32, "<Q")
                found = [(offset, info >> 32) for offset, info, _ in
                         struct.iter_unpack("<QQq", self.data[place:place + size])]
            self.known[section] = found
        return self.known[section]

    def size(self, section):
        return self._field(section, 32, "<Q")

    def flags(self, section):
        return self._field(section, FLAGS, "<Q")

    def let_go(self, section):
        """Takes the mark away."""
        struct.pack_into(
            "<Q", self.data, self.table + 64 * section + FLAGS, self.flags(section) & ~RETAIN)

    def _text(self, at):
        return bytes(self.data[at:self.data.index(0, at)])

    def _offset(self, index):
        return self.start + self._field(index, 24, "<Q")

    def _field(self, index, place, kind):
        return self._number(kind, self.table + 64 * index + place)

    def _number(self, kind, place):
        return struct.unpack_from(kind, self.data, place)[0]


class Program:
    """The program's own objects, and which of their sections it can come to."""

    def __init__(self, objects, entries):
        self.objects = objects
        self.definitions = {}
        for number, one in enumerate(objects):
            one.read()
            for name, section in one.symbols:
                # The linker takes the first of those that several objects have.
                if name and 0 < section < 0xff00:
                    self.definitions.setdefault(name, ((number, section),))
        self.live, self.waiting = set(), []
        self.records = [
            (number, section) for number, one in enumerate(objects) if one.is_swift for section in range(one.count)
            if one.names[section] == CONFORMANCES or one.names[section] in RECORDS]
        self._mark_roots(entries)
        self._mark_records()

    def _mark_roots(self, entries):
        kept = set(self.records)
        for name in entries:
            self._mark(self.definitions.get(name, ()))
        for number, one in enumerate(self.objects):
            self._mark(
                (number, section) for section in range(one.count)
                if one.flags(section) & ALLOCATED and (number, section) not in kept
                and (not one.is_swift or STARTED.match(one.names[section])
                     or one.flags(section) & RETAIN and one.names[section].startswith(b"swift5")
                     and one.names[section] not in REFERRED))
        self._follow()

    def _mark_records(self):
        rest = self.records
        while True:
            found = [record for record in rest if self._is_wanted(record)]
            if not found:
                return
            self._mark(found)
            self._follow()
            rest = [record for record in rest if record not in self.live]

    def _is_wanted(self, record):
        number, section = record
        one = self.objects[number]
        places = one.targets(section)
        # One record a section is what the compiler makes; anything else is kept.
        if one.size(section) != 4 or len(places) != 1:
            return True
        about = self._targets(number, places[0][1])
        if one.names[section] != CONFORMANCES:
            return self._is_live(about)
        return not about or any(self._is_wanted_conformance(*place) for place in about)

    def _is_wanted_conformance(self, number, section):
        places = dict(self.objects[number].targets(section))
        # Several things in one section: the first is not known to be the conformance.
        if 0 not in places or 4 not in places:
            return True
        return all(self._is_live(self._through(self._targets(number, places[offset]))) for offset in (0, 4))

    def _through(self, targets):
        """What a pointer points to, where the target is one."""
        for number, section in targets:
            places = self.objects[number].targets(section)
            if self.objects[number].size(section) == 8 and len(places) == 1:
                return self._targets(number, places[0][1])
        return targets

    def _is_live(self, targets):
        """Whether the program comes to any of them; what another file defines counts as such."""
        return not targets or any(target in self.live for target in targets)

    def _targets(self, number, symbol):
        """The section that a symbol is in; none where that is elsewhere."""
        name, section = self.objects[number].symbols[symbol]
        if name:
            return self.definitions.get(name, ())
        return ((number, section),) if 0 < section < 0xff00 else ()

    def _mark(self, sections):
        for section in sections:
            if section not in self.live:
                self.live.add(section)
                self.waiting.append(section)

    def _follow(self):
        while self.waiting:
            number, section = self.waiting.pop()
            for _, symbol in self.objects[number].targets(section):
                self._mark(self._targets(number, symbol))

    def slim(self):
        """Takes the marks of all that is not come to."""
        for number, one in enumerate(self.objects):
            for section in range(one.count):
                # Empty ones have the linker say where those of a name begin.
                if one.flags(section) & RETAIN and one.size(section) and (number, section) not in self.live:
                    one.let_go(section)


def slim_library(one):
    """Takes the marks of what only debuggers look for in an object of a library."""
    for section in range(one.count):
        name = one.names[section]
        if one.flags(section) & RETAIN and (not name.startswith(b"swift5") or name in REFERRED):
            one.let_go(section)


def starts(data):
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
    """Changes all object files and archives below a folder in which the linker's arguments are in `response.txt`."""
    files, own = {}, {}
    for place, _, names in os.walk(folder):
        for name in names:
            if not name.endswith((".o", ".a")):
                continue
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                data = files[path] = bytearray(file.read())
            for start in starts(data):
                # 64 bits, the lowest byte first, and an object that is still to be linked.
                if data[start + 4:start + 6] != b"\x02\x01" or struct.unpack_from("<H", data, start + 16)[0] != 1:
                    continue
                if name.endswith(".o"):
                    own[os.path.relpath(path, folder).encode()] = ObjectFile(data, start)
                else:
                    slim_library(ObjectFile(data, start))
    with open(folder + "/response.txt", "rb") as file:
        words = file.read().split()
    entries = [name for word in words for name in word.split(b"=")]
    # As the linker reads them.
    Program([own[word] for word in words if word in own], entries).slim()
    for path, data in files.items():
        with open(path, "wb") as file:
            file.write(data)
