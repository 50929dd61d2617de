"""Lets a linker leave out what nobody uses of Swift's object files and archives.

The compiler marks what a debugger or a library of another program might look for (SHF_GNU_RETAIN), and in a program that is
whole nobody does. Only the records that the runtime walks through keep the mark, and of the program's own objects those
alone that it can come to: a record of a type where something else refers to the type, one of a conformance where
something refers to the type and something to the protocol. Nothing else could ask for it. What shares a section with other
things counts by itself: where nothing comes to it, its own references go, so that it keeps nothing else alive. Swift's
library is gone through in the same way, after its code was parted (split_code.py).
"""

import bisect
import os
import re
import struct
import subprocess

import split_code

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
# Sections that hold many things, of which some are come to and others not.
SHARED = (b".data.rel.ro", b".rodata", b".data", b"swift5_typeref")
EXECUTABLE = 4
FIELDS, CAPTURES = b"swift5_fieldmd", b"swift5_capture"
# Archives of Swift's own, and in each the object that was compiled from Swift.
LIBRARIES = {"libswiftCore.a": "Swift.o", "libswift_Concurrency.a": "_Concurrency.o"}
# Types and protocols that names write in short, and those that they spell out.
SHORT = re.compile(rb"\$sS(c?[A-Za-z])M[np]$")
SPELLED = re.compile(rb"s(\d+)([A-Za-z_]\w*)")
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
        # In code of x86-64, distances count from the end of the four bytes that they are in.
        self.shift = 4 if self._number("<H", start + 18) == 62 else 0
        self.is_swift = any(name.startswith(b"swift5") for name in self.names)
        self.relocation_sections, self.symbols, self.known, self.written = {}, [], {}, {}

    def read(self):
        """Reads symbols, and which sections hold the relocations of which."""
        self.undefined = set()
        for index in range(self.count):
            kind = self._field(index, 4, "<I")
            if kind == RELOCATIONS:
                self.relocation_sections[self._field(index, 44, "<I")] = index
            elif kind == SYMBOLS:
                place, size = self._offset(index), self._field(index, 32, "<Q")
                strings = self._offset(self._field(index, LINK, "<I"))
                for at in range(place, place + size, 24):
                    name, info, _, section, value, length = struct.unpack_from("<IBBHQQ", self.data, at)
                    # Its name where others can see it, its section, 0 for another object's, and place.
                    shown = self._text(strings + name) if info >> 4 else None
                    self.symbols.append((shown, section, value, length))
                    if shown and section == 0:
                        self.undefined.add(shown)

    def part_sections(self):
        """Finds the parts of sections that hold many things: what symbols stand for, and tables that code refers to."""
        shared = {index for index in range(self.count) if self.names[index] in SHARED and self.size(index)}
        named, tables = {index: set() for index in shared}, {index: set() for index in shared}
        for _, section, value, length in self.symbols:
            if section in shared and length:
                named[section].add((value, value + length))
        for source in self.relocation_sections:
            if self.flags(source) & EXECUTABLE:
                for _, symbol, addend in self.relocations(source):
                    name, section, value, length = self.symbols[symbol]
                    if section in shared and not name and self.names[section] == b".rodata":
                        tables[section].add(value + addend + self.shift)
        self.ranges = {section: self._apart(section, sorted(named[section]), sorted(tables[section])) for section in shared}

    def _apart(self, section, named, tables):
        """Ranges that do not overlap; a table goes up to what follows."""
        kept = []
        for start, stop in named:
            if not kept or start >= kept[-1][1]:
                kept.append((start, stop))
            else:
                kept[-1] = kept[-1][0], max(stop, kept[-1][1])
        starts = [start for start, _ in kept]
        bounds = sorted(set(starts) | set(tables)) + [self.size(section)]
        for start in tables:
            before = bisect.bisect_right(starts, start) - 1
            if 0 <= start < self.size(section) and not (before >= 0 and start < kept[before][1]):
                kept.append((start, bounds[bisect.bisect_right(bounds, start)]))
                kept.sort()
                starts = [start for start, _ in kept]
        return kept

    def distances(self, section):
        """For each part of a section, the others that it may refer to by distances that are written already."""
        if section not in self.written:
            found = self.written[section] = {}
            ranges = self.ranges.get(section)
            if ranges and self.names[section] == b".rodata":
                numbers = {start: number for number, (start, _) in enumerate(ranges, 1)}
                at = self._offset(section)
                for place in range(0, self.size(section) - 3, 4):
                    distance = struct.unpack_from("<i", self.data, at + place)[0]
                    if distance and place + (distance & ~1) in numbers:
                        found.setdefault(self.part(section, place), set()).add(numbers[place + (distance & ~1)])
        return self.written[section]

    def part(self, section, offset):
        """Which part of a section a place is in, from 1; 0 for what is needed wherever another part is."""
        ranges = self.ranges.get(section)
        if not ranges:
            return 0
        number = bisect.bisect_right(ranges, (offset, 1 << 62)) - 1
        return number + 1 if number >= 0 and offset < ranges[number][1] else 0

    def relocations(self, section):
        index = self.relocation_sections.get(section)
        if index is None:
            return []
        place, size = self._offset(index), self._field(index, 32, "<Q")
        return [(offset, info >> 32, addend) for offset, info, addend in
                struct.iter_unpack("<QQq", self.data[place:place + size])]

    def is_for_debuggers(self, section):
        """Whether it says what closures hold, or names the fields of a class: nothing here reads that."""
        if self.names[section] == CAPTURES:
            return True
        if self.names[section] != FIELDS or self.size(section) < 16:
            return False
        return self._number("<H", self._offset(section) + 8) == 1

    def forget(self, section, is_dead):
        """Takes relocations away by their places, symbols and addends."""
        index = self.relocation_sections.get(section)
        if index is None:
            return
        place, size = self._offset(index), self._field(index, 32, "<Q")
        for at in range(place, place + size, 24):
            offset, info, addend = struct.unpack_from("<QQq", self.data, at)
            if is_dead(offset, info >> 32, addend):
                struct.pack_into("<Qq", self.data, at + 8, 0, 0)

    def parts(self, section):
        """What each part of a section refers to: its number, then offset in the section, number of the symbol, addend."""
        if section not in self.known:
            found = {}
            for relocation in self.relocations(section):
                found.setdefault(self.part(section, relocation[0]), []).append(relocation)
            self.known[section] = found
        return self.known[section]

    def words(self, section, part):
        """The bytes of a part."""
        start, stop = self.ranges[section][part - 1] if part else (0, self.size(section))
        at = self._offset(section)
        return bytes(self.data[at + start:at + stop])

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
    """The program's own objects, and which of their sections, and parts of them, it can come to."""

    def __init__(self, objects, entries):
        self.objects = objects
        self.definitions = {}
        for number, one in enumerate(objects):
            one.part_sections()
            for name, section, value, _ in one.symbols:
                # The linker takes the first of those that several objects have.
                if name and 0 < section < 0xff00:
                    self.definitions.setdefault(name, (number, section, one.part(section, value)))
        self.live, self.waiting, self.sections = set(), [], set()
        self.records = [
            (number, section) for number, one in enumerate(objects) if one.is_swift for section in range(one.count)
            if one.names[section] == CONFORMANCES or one.names[section] in RECORDS]
        self._mark_roots(entries)
        self._mark_records()

    def _mark_roots(self, entries):
        kept = set(self.records)
        for name in entries:
            self._mark_name(name)
        for name in self.definitions:
            if SHORT.match(name):
                self._mark_name(name)
        for number, one in enumerate(self.objects):
            for section in range(one.count):
                if (one.flags(section) & ALLOCATED and (number, section) not in kept
                        and (not one.is_swift or STARTED.match(one.names[section])
                             or one.flags(section) & RETAIN and one.names[section].startswith(b"swift5")
                             and one.names[section] not in REFERRED)):
                    self._mark_all(number, section)
        self._follow()

    def _mark_records(self):
        rest = self.records
        while True:
            found = [record for record in rest if self._is_wanted(record)]
            if not found:
                return
            for record in found:
                self._mark_all(*record)
            self._follow()
            rest = [record for record in rest if record not in self.sections]

    def _is_wanted(self, record):
        number, section = record
        one = self.objects[number]
        places = one.relocations(section)
        # One record a section is what the compiler makes; anything else is kept.
        if one.size(section) != 4 or len(places) != 1:
            return True
        about = self._target(number, section, *places[0][1:])
        if one.names[section] != CONFORMANCES:
            return self._is_live(about)
        return about is None or self._is_wanted_conformance(*about)

    def _is_wanted_conformance(self, number, section, part):
        one = self.objects[number]
        places = one.parts(section).get(part, [])
        start = one.ranges[section][part - 1][0] if part else 0
        places = {offset - start: rest for offset, *rest in places}
        # Several things in one section: the first is not known to be the conformance.
        if 0 not in places or 4 not in places:
            return True
        return all(self._is_live(self._through(self._target(number, section, *places[at]))) for at in (0, 4))

    def _through(self, target):
        """What a pointer points to, where the target is one."""
        if target:
            number, section, part = target
            one = self.objects[number]
            places = one.parts(section).get(part, [])
            size = one.ranges[section][part - 1][1] - one.ranges[section][part - 1][0] if part else one.size(section)
            if size == 8 and len(places) == 1:
                return self._target(number, section, *places[0][1:])
        return target

    def _is_live(self, target):
        """Whether the program comes to it; what another file defines counts as such."""
        return target is None or target in self.live

    def _target(self, number, source, symbol, addend):
        """What a relocation refers to; none where that is elsewhere."""
        one = self.objects[number]
        name, section, value, _ = one.symbols[symbol]
        if name:
            return self.definitions.get(name)
        if not 0 < section < 0xff00:
            return None
        shift = one.shift if one.flags(source) & EXECUTABLE else 0
        return number, section, one.part(section, value + addend + shift)

    def _mark_name(self, name):
        target = self.definitions.get(name)
        if target:
            self._mark(target)

    def _mark_all(self, number, section):
        for part in range(len(self.objects[number].ranges.get(section, ())) + 1):
            self._mark((number, section, part))

    def _mark(self, target):
        if target not in self.live and not self._is_cut(target):
            self.live.add(target)
            self.waiting.append(target)
            number, section, _ = target
            if (number, section) not in self.sections:
                self.sections.add((number, section))
                self._mark((number, section, 0))

    def _is_cut(self, target):
        """Whether it is left out although something refers to it."""
        number, section, _ = target
        return self.objects[number].is_for_debuggers(section)

    def _follow(self):
        while self.waiting:
            number, section, part = self.waiting.pop()
            one = self.objects[number]
            for _, symbol, addend in one.parts(section).get(part, ()):
                target = self._target(number, section, symbol, addend)
                if target:
                    self._mark(target)
                # Behind the four bytes there may be a number of up to four more.
                if one.symbols[symbol][0] is None and one.flags(section) & EXECUTABLE:
                    target = self._target(number, section, symbol, addend + one.shift)
                    if target and one.names[target[1]] in (b".data", b".data.rel.ro"):
                        self._mark(target)
            for other in one.distances(section).get(part, ()):
                self._mark((number, section, other))
            if one.names[section] == b"swift5_typeref":
                self._follow_spelled(one.words(section, part))

    def _follow_spelled(self, words):
        for found in SPELLED.finditer(words):
            length = int(found[1])
            if 0 < length <= len(found[2]):
                for kind in (b"Mn", b"Mp"):
                    self._mark_name(b"$ss" + found[1] + found[2][:length] + kind)

    def slim(self):
        """Takes the marks of all that is not come to, and what it refers to where it stays."""
        for number, one in enumerate(self.objects):
            for section in range(one.count):
                # Empty ones have the linker say where those of a name begin.
                if one.flags(section) & RETAIN and one.size(section) and (number, section) not in self.sections:
                    one.let_go(section)
            for section in one.relocation_sections:
                if (number, section) in self.sections and not one.flags(section) & EXECUTABLE:
                    one.forget(section, lambda *place: self._is_dead(number, section, *place))

    def _is_dead(self, number, section, offset, symbol, addend):
        """Whether a relocation is of a part that nothing comes to, or leads to what is left out."""
        if (number, section, self.objects[number].part(section, offset)) not in self.live:
            return True
        target = self._target(number, section, symbol, addend)
        return target is not None and self._is_cut(target)


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


def members(data):
    """The names of the members of an archive that are objects, and where they begin and end."""
    at, names = 8, b""
    while at + 60 <= len(data):
        size, name = int(data[at + 48:at + 58]), bytes(data[at:at + 16]).rstrip()
        if name == b"//":
            names = bytes(data[at + 60:at + 60 + size])
        elif name[:1] == b"/" and name[1:].isdigit():
            name = names[int(name[1:]):].split(b"\n")[0]
        if data[at + 60:at + 64] == b"\x7fELF":
            yield name.rstrip(b"/"), at + 60, at + 60 + size
        at += 60 + size + (size & 1)


def part_libraries(folder, words):
    """Takes the objects of Swift's libraries out of their archives, with their code in parts.

    The linker's words with them, and where in which archives they were.
    """
    first = next((index for index, word in enumerate(words) if word.endswith(b".swift.o")), None)
    taken, parted = [], set()
    for place, _, names in os.walk(folder):
        for archive in sorted(set(names) & set(LIBRARIES)):
            path = os.path.join(place, archive)
            with open(path, "rb") as file:
                data = file.read()
            found = [(start, end) for name, start, end in members(data) if name.decode() == LIBRARIES[archive]]
            if len(found) != 1 or first is None:
                continue
            start, end = found[0]
            whole = os.path.join(folder, "whole")
            with open(whole, "wb") as file:
                file.write(data[start:end])
            try:
                if split_code.split(whole, os.path.join(folder, LIBRARIES[archive])):
                    taken.append(LIBRARIES[archive].encode())
                    parted.add((path, start))
            except (OSError, subprocess.SubprocessError):
                # The code stays in one piece.
                continue
    return words[:first] + sorted(taken) + words[first:] if taken else words, parted


def wanted_names(objects, archives, entries):
    """The names that members of archives ask for which the linker takes."""
    providers, wanted = {}, set(entries)
    for one in archives:
        for name, section, _, _ in one.symbols:
            if name and section:
                providers.setdefault(name, one)
    defined = {name for one in objects for name, section, _, _ in one.symbols if name and section}
    waiting = [name for one in objects for name in one.undefined] + list(entries)
    taken, asked = set(), set()
    while waiting:
        name = waiting.pop()
        one = providers.get(name)
        if name in defined or one is None or id(one) in taken:
            continue
        taken.add(id(one))
        asked |= one.undefined
        waiting.extend(one.undefined)
    return wanted | asked


def slim(folder):
    """Changes all object files and archives below a folder in which the linker's arguments are in `response.txt`."""
    with open(folder + "/response.txt", "rb") as file:
        words = file.read().split()
    words, parted = part_libraries(folder, words)
    with open(folder + "/response.txt", "wb") as file:
        file.write(b"\n".join(words) + b"\n")
    files, own, archives = {}, {}, []
    for place, _, names in os.walk(folder):
        for name in names:
            if not name.endswith((".o", ".a")):
                continue
            path = os.path.join(place, name)
            relative = os.path.relpath(path, folder).encode()
            with open(path, "rb") as file:
                data = files[path] = bytearray(file.read())
            for start in starts(data):
                # 64 bits, the lowest byte first, and an object that is still to be linked.
                if data[start + 4:start + 6] != b"\x02\x01" or struct.unpack_from("<H", data, start + 16)[0] != 1:
                    continue
                one = ObjectFile(data, start)
                one.read()
                if name.endswith(".o"):
                    own[relative] = one
                else:
                    slim_library(one)
                    # What was taken out as an object of its own is not an archive's any more.
                    if (path, start) not in parted:
                        archives.append(one)
    entries = [name for word in words for name in word.split(b"=")]
    # As the linker reads them.
    objects = [own[word] for word in words if word in own]
    Program(objects, wanted_names(objects, archives, entries)).slim()
    for path, data in files.items():
        with open(path, "wb") as file:
            file.write(data)
