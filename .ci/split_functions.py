"""Gives each function of an object file a section of its own, so that a linker can leave it out and move it.

Swift's own library comes with the functions that it keeps to itself, half of its code, in one section. In that the
assembler has filled in how far apart they are; the disassembly tells where, and each such place becomes a relocation. What
points into the section from elsewhere names a function's beginning, or is an entry of a table of jumps, which holds the
distance from the table and not from the entry. Where anything is not as described here, the object stays as it is.
"""

import bisect
import re
import shutil
import struct
import subprocess

PC32, PLT32 = 2, 4
SYMBOLS, RELOCATIONS, SECTION, FUNCTION = 2, 4, 3, 2
HEADER, RELOCATION, SYMBOL = "<IIQQQQIIQQ", "<QQq", "<IBBHQQ"
INSTRUCTION = re.compile(r"\s*([0-9a-f]+):\t(.*)")
BRANCH = re.compile(r"(?:bnd |notrack |data16 |cs )*(?:call|jmp|j[a-z]+|loop\w*)\s+([0-9a-f]+)\b")
ADDRESS = re.compile(r"\(%rip\).*#\s+([0-9a-f]+)\b")


class Unsuited(Exception):
    """The object has something that is not understood."""


class Splitter:
    """One object file with a section .text to be split."""

    def __init__(self, path):
        self.path = path
        with open(path, "rb") as file:
            self.data = bytearray(file.read())
        start, = struct.unpack_from("<Q", self.data, 40)
        _, count, names = struct.unpack_from("<HHH", self.data, 58)
        if names == 0xffff or count == 0:
            raise Unsuited("too many sections")
        self.sections = [list(struct.unpack_from(HEADER, self.data, start + 64 * index)) for index in range(count)]
        self.strings = names
        place = self.sections[names][4]
        self.names = [self.data[place + each[0]:self.data.index(0, place + each[0])].decode() for each in self.sections]
        self.text = self.names.index(".text")
        self.size = self.sections[self.text][5]
        self.symbol_table = next(index for index, each in enumerate(self.sections) if each[1] == SYMBOLS)
        self.symbols = [list(each) for each in self._entries(self.symbol_table, SYMBOL)]
        self.whole = next(
            index for index, each in enumerate(self.symbols) if each[1] & 15 == SECTION and each[3] == self.text)
        own = [each for each in self.symbols if each[3] == self.text]
        self.known = {each[4] for each in own}
        self.starts = sorted({0} | {each[4] for each in own if each[1] & 15 == FUNCTION})

    def split(self):
        """Writes the object anew."""
        tables = [i for i, each in enumerate(self.sections) if each[1] == RELOCATIONS and self.names[each[7]] != ".eh_frame"]
        own = next(index for index in tables if self.sections[index][7] == self.text)
        relocations = self._entries(own, RELOCATION)
        distances = self._distances({each[0] for each in relocations})
        jumps = self._jump_tables(relocations)
        locals_count = self.sections[self.symbol_table][7]
        part_symbol = lambda part: locals_count + part
        moved = lambda symbol: symbol if symbol < locals_count else symbol + len(self.starts)
        for index in tables:
            if index == own:
                continue
            place = self.sections[index][4]
            for number, (offset, info, addend) in enumerate(self._entries(index, RELOCATION)):
                symbol = moved(info >> 32)
                if info >> 32 == self.whole:
                    where = self._pointed_at(self.sections[index][7], offset, info & 0xffffffff, addend, jumps)
                    symbol, addend = part_symbol(self._part(where)), addend - self.starts[self._part(where)]
                struct.pack_into(RELOCATION, self.data, place + 24 * number, offset, symbol << 32 | info & 0xffffffff, addend)
        parts = [[] for _ in self.starts]
        for offset, info, addend in relocations:
            part, symbol = self._part(offset), moved(info >> 32)
            if info >> 32 == self.whole:
                if info & 0xffffffff not in (PC32, PLT32):
                    raise Unsuited("relocation of kind %d" % (info & 0xffffffff))
                target = self._part(addend + 4)
                symbol, addend = part_symbol(target), addend - self.starts[target]
            parts[part].append((offset - self.starts[part], symbol << 32 | info & 0xffffffff, addend))
        for offset, to in distances:
            part, target = self._part(offset), self._part(to)
            parts[part].append((offset - self.starts[part], part_symbol(target) << 32 | PC32, to - self.starts[target] - 4))
        self._write(own, parts)

    def _part(self, address):
        return bisect.bisect_right(self.starts, address) - 1

    def _entries(self, index, kind):
        place, size = self.sections[index][4], self.sections[index][5]
        return list(struct.iter_unpack(kind, bytes(self.data[place:place + size])))

    def _distances(self, relocated):
        """Where code holds the distance to another function, and that function's address. Functions between which a
        distance is too short for a relocation are joined."""
        listing = subprocess.run(
            [shutil.which("objdump") or "objdump", "-d", "-w", "-j", ".text", "--no-show-raw-insn", self.path],
            capture_output=True, text=True, errors="replace", check=True).stdout
        code = [match.groups() for match in map(INSTRUCTION.match, listing.splitlines()) if match]
        ends = [int(address, 16) for address, _ in code[1:]] + [self.size]
        base, found, joined = self.sections[self.text][4], [], set()
        for (address, text), end in zip(code, ends):
            match = BRANCH.match(text) or ADDRESS.search(text)
            start = int(address, 16)
            if not match or any(place in relocated for place in range(start + 1, end)):
                continue
            target = int(match.group(1), 16)
            if not 0 <= target < self.size:
                raise Unsuited("a branch out of the section at %x" % start)
            if self._part(start) == self._part(target):
                continue
            if end - start >= 5 and end + struct.unpack_from("<i", self.data, base + end - 4)[0] == target:
                found.append((end - 4, target))
            else:
                first, last = sorted([self._part(start), self._part(target)])
                joined.update(range(first + 1, last + 1))
        self.starts = [each for index, each in enumerate(self.starts) if index not in joined]
        return [each for each in found if self._part(each[0]) != self._part(each[1])]

    def _jump_tables(self, relocations):
        """Where tables may begin, by section: each place that code takes the address of, with the functions that do."""
        of_section = {index: each[3] for index, each in enumerate(self.symbols) if each[1] & 15 == SECTION}
        tables = {}
        for offset, info, addend in relocations:
            section = of_section.get(info >> 32)
            if section is not None and section != self.text and info & 0xffffffff == PC32:
                tables.setdefault(section, {}).setdefault(addend + 4, set()).add(self._part(offset))
        return {section: (sorted(places), places) for section, places in tables.items()}

    def _pointed_at(self, section, offset, kind, addend, jumps):
        """The address within the code that a pointer elsewhere is for."""
        if self.names[section].startswith(".text"):
            return addend + 4
        if section in jumps and kind == PC32:
            places, users = jumps[section]
            index = bisect.bisect_right(places, offset) - 1
            if index >= 0:
                entry = addend - (offset - places[index])
                if 0 <= entry < self.size and self._part(entry) in users[places[index]]:
                    return entry
        if kind == PC32 and self.names[section] == ".rodata" and addend not in self.known:
            raise Unsuited("a pointer into a function at %x of .rodata" % offset)
        return addend

    def _write(self, own, parts):
        count = len(self.sections)
        if count + 2 * len(parts) >= 0xff00:
            raise Unsuited("too many functions")
        for index, name in enumerate(self.names):
            if index == own or name in (".eh_frame", ".rela.eh_frame"):
                # A section of no kind.
                self.sections[index][1:3], self.sections[index][5:8] = [0, 0], [0, 0, 0]
        place = self.sections[self.text][4]
        self.sections[self.text][5] = 0
        names = bytearray(self.data[self.sections[self.strings][4]:][:self.sections[self.strings][5]])
        text_name, table_name = len(names), len(names) + len(b".text.part\0")
        names += b".text.part\0.rela.text.part\0"
        ends = self.starts[1:] + [self.size]
        new = [[text_name, 1, 6, 0, place + a, b - a, 0, 0, 16, 0] for a, b in zip(self.starts, ends)]
        for number, part in enumerate(parts):
            entries = b"".join(struct.pack(RELOCATION, *each) for each in sorted(part))
            new.append([table_name, RELOCATIONS, 0x40, 0, self._append(entries), len(entries), self.symbol_table,
                        count + number, 8, 24])
        self.sections[self.strings][4:6] = [self._append(names), len(names)]
        table = self.sections[self.symbol_table]
        for symbol in self.symbols:
            if symbol[3] == self.text and symbol[1] & 15 != SECTION:
                part = self._part(min(symbol[4], self.size - 1))
                symbol[3], symbol[4] = count + part, symbol[4] - self.starts[part]
        added = [[0, SECTION, 0, count + part, 0, 0] for part in range(len(parts))]
        symbols = b"".join(
            struct.pack(SYMBOL, *each) for each in self.symbols[:table[7]] + added + self.symbols[table[7]:])
        table[4:6], table[7] = [self._append(symbols), len(symbols)], table[7] + len(parts)
        headers = b"".join(struct.pack(HEADER, *each) for each in self.sections + new)
        struct.pack_into("<Q", self.data, 40, self._append(headers))
        struct.pack_into("<H", self.data, 60, count + len(new))
        with open(self.path, "wb") as file:
            file.write(self.data)

    def _append(self, content):
        self.data += bytes(-len(self.data) % 8)
        self.data += content
        return len(self.data) - len(content)


def split(path):
    """Splits an object file; says why where that is not done."""
    try:
        Splitter(path).split()
        return None
    except (Unsuited, OSError, subprocess.CalledProcessError, ValueError, StopIteration) as reason:
        return str(reason) or "no such section"
