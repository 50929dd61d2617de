"""Parts the code of an object file that has many functions in one section, so that a linker can leave some out.

Swift's own library is such a file. Where its functions call one another, the assembler has written distances already; these
become relocations again. Only x86-64 is known here.
"""

import bisect
import re
import struct
import subprocess

RELATIVE = 2
RELOCATIONS, GROUP = 4, 17
EXECUTABLE = 4
INSTRUCTION = re.compile(r"^ *([0-9a-f]+):\t([a-z0-9]+)(?: +(.*))?$")
JUMP = re.compile(r"^([0-9a-f]+) <")
NAMED = re.compile(r"# (?:0x)?([0-9a-f]+) <")

# What nobody prints, though records of types and conformances hold it: 0.19 MB. Such a function answers an empty string.
EMPTY = re.compile(
    rb"\$s(s[56]SIMD\d+V|s13(En|De)codingErrorO|s10AnyKeyPathC|s12StaticStringV|SS17UnicodeScalarViewV|S[WwRr]"
    rb"|s15CollectionOfOneV)16debugDescriptionSSvg$"
    rb"|\$ss9CodingKeyPsE(11description|29_errorPresentationDescription).*|\$ss6MirrorV11descriptionSSvg$")
# xor eax, eax; mov rdx, 0xe000000000000000; ret
EMPTY_STRING = bytes.fromhex("31c048ba00000000000000e0c3")


class Code:
    """The code of one section, and how it falls into parts."""

    def __init__(self, data):
        self.data = data
        self.table = struct.unpack_from("<Q", data, 40)[0]
        self.count, names = struct.unpack_from("<HH", data, 60)
        self.sections = [list(struct.unpack_from("<IIQQQQIIQQ", data, self.table + 64 * index))
                         for index in range(self.count)]
        self.names_at = self.sections[names][4]
        self.symbol_table = next(index for index, one in enumerate(self.sections) if one[1] == 2)
        _, _, _, _, place, size, _, self.first_global, _, _ = self.sections[self.symbol_table]
        self.symbols = [list(struct.unpack_from("<IBBHQQ", data, place + at)) for at in range(0, size, 24)]
        self.section = next(
            (index for index, one in enumerate(self.sections) if self.name(index) == b".text" and one[5]), None)

    def name(self, index):
        at = self.names_at + self.sections[index][0]
        return bytes(self.data[at:self.data.index(0, at)])

    def symbol_name(self, symbol):
        at = self.sections[self.sections[self.symbol_table][6]][4] + symbol[0]
        return bytes(self.data[at:self.data.index(0, at)])

    def empty_parts(self):
        """The parts that hold one function, of those whose answer nobody reads."""
        names = {}
        for symbol in self.symbols:
            if symbol[3] == self.section and symbol[1] & 15 == 2:
                names.setdefault(self.part(symbol[4]), []).append(self.symbol_name(symbol))
        return {part for part, all in names.items() if len(all) == 1 and EMPTY.match(all[0])}

    def empty_sections(self):
        """Sections that hold one such function."""
        return [index for index in range(self.count)
                if self.name(index).startswith(b".text.") and EMPTY.match(self.name(index)[6:])]

    def relocations(self, index):
        _, _, _, _, place, size, _, _, _, _ = self.sections[index]
        return [list(each) for each in struct.iter_unpack("<QQq", self.data[place:place + size])]

    def part(self, offset):
        return bisect.bisect_right(self.starts, offset) - 1

    def read_distances(self, path, relocated):
        """Distances from one part to another that are written already: place, end of the instruction, target."""
        _, _, _, _, at, size, _, _, _, _ = self.sections[self.section]
        text = subprocess.run(
            ["objdump", "-dw", "--no-show-raw-insn", "-j", ".text", path], capture_output=True, text=True, check=True)
        lines = [found.groups() for found in map(INSTRUCTION.match, text.stdout.splitlines()) if found]
        ends = [int(line[0], 16) for line in lines[1:]] + [size]
        distances, near = [], []
        for (address, _, operands), end in zip(lines, ends):
            found = operands and (JUMP.match(operands) or NAMED.search(operands))
            if not found:
                continue
            start, target = int(address, 16), int(found[1], 16)
            if any(place in relocated for place in range(start, end)) or self.part(start) == self.part(target):
                continue
            for place in range(end - 4, start, -1):
                if struct.unpack_from("<i", self.data, at + place)[0] + end == target:
                    distances.append((place, end, target))
                    break
            else:
                near.append((start, target))
        return distances, near

    def read_tables(self):
        """Where tables of jumps begin by section, which is what code refers to, and what else symbols name there."""
        starts, named = {}, {}
        for number, one in enumerate(self.sections):
            if one[1] == RELOCATIONS and self.sections[one[7]][2] & EXECUTABLE:
                for _, info, addend in self.relocations(number):
                    symbol = self.symbols[info >> 32]
                    if info & 0xffffffff == RELATIVE:
                        starts.setdefault(symbol[3], set()).add(symbol[4] + addend + 4)
        for symbol in self.symbols:
            if symbol[5]:
                named.setdefault(symbol[3], []).append((symbol[4], symbol[4] + symbol[5]))
        self.tables = {section: sorted(places) for section, places in starts.items()}
        self.named = {section: sorted(places) for section, places in named.items()}

    def base(self, section, place):
        """Where the table of jumps begins that holds a place; the place itself, where a symbol's object holds it."""
        named, tables = self.named.get(section, ()), self.tables.get(section, ())
        before = bisect.bisect_right(named, (place, 1 << 62)) - 1
        if before >= 0 and place < named[before][1]:
            return place
        number = bisect.bisect_right(tables, place) - 1
        return tables[number] if number >= 0 else place


def split(path, result):
    """Writes the object file anew; whether there was anything to part."""
    with open(path, "rb") as file:
        code = Code(bytearray(file.read()))
    if struct.unpack_from("<H", code.data, 18)[0] != 62 or code.section is None:
        return False
    text = code.section
    code.starts = sorted({0} | {symbol[4] for symbol in code.symbols if symbol[3] == text and symbol[1] & 15 == 2})
    if len(code.starts) < 2:
        return False
    own = next(index for index, one in enumerate(code.sections) if one[1] == RELOCATIONS and one[7] == text)
    inner = code.relocations(own)
    distances, near = code.read_distances(path, {relocation[0] for relocation in inner})
    # What is near is reached by one byte, and stays where it is.
    joined = set()
    for pair in near:
        low, high = sorted(map(code.part, pair))
        joined.update(code.starts[low + 1:high + 1])
    code.starts = [start for start in code.starts if start not in joined]
    distances = [one for one in distances if code.part(one[0]) != code.part(one[2])]
    code.read_tables()
    write(code, own, inner, distances, result)
    return True


def write(code, own, inner, distances, result):
    text, count = code.section, len(code.starts)
    data, first_global = code.data, code.first_global

    def moved(symbol):
        return symbol if symbol < first_global else symbol + count

    def aim(info, offset, rest):
        """A relocation's symbol and addend for a place in the code that was in one section."""
        part = code.part(offset)
        return (first_global + part) << 32 | info & 0xffffffff, offset - code.starts[part] + rest

    def retarget(relocations, section):
        for relocation in relocations:
            place, info, addend = relocation
            symbol = code.symbols[info >> 32]
            # Symbols that have no name of their own stand for the section.
            if symbol[3] == text and symbol[1] & 15 == 3:
                if code.sections[section][2] & EXECUTABLE:
                    relocation[1:] = aim(info, addend + 4, -4)
                elif code.name(section) == b".rodata" and info & 0xffffffff == RELATIVE:
                    into = place - code.base(section, place)
                    relocation[1:] = aim(info, addend - into, into)
                else:
                    relocation[1:] = aim(info, addend, 0)
            else:
                relocation[1] = moved(info >> 32) << 32 | info & 0xffffffff

    for number, one in enumerate(code.sections):
        if one[1] != RELOCATIONS or number == own:
            continue
        relocations = code.relocations(number)
        retarget(relocations, one[7])
        data[one[4]:one[4] + one[5]] = b"".join(struct.pack("<QQq", *each) for each in relocations)
    for one in code.sections:
        # The symbol that names a group.
        if one[1] == GROUP:
            one[7] = moved(one[7])
    retarget(inner, text)
    parts = [[] for _ in range(count)]
    for relocation in inner:
        part = code.part(relocation[0])
        parts[part].append((relocation[0] - code.starts[part], *relocation[1:]))
    for place, end, target in distances:
        part = code.part(place)
        info, addend = aim(RELATIVE, target, place - end)
        parts[part].append((place - code.starts[part], info, addend))

    empty = code.empty_parts()
    for number in code.empty_sections():
        code.sections[number][4:6] = len(data), len(EMPTY_STRING)
        data += EMPTY_STRING
        for one in code.sections:
            if one[1] == RELOCATIONS and one[7] == number:
                one[5] = 0
    before = len(code.sections)
    for symbol in code.symbols:
        if symbol[3] == text and symbol[1] & 15 != 3:
            part = code.part(symbol[4])
            symbol[3:5] = before + 2 * part, symbol[4] - code.starts[part]
    symbols = code.symbols[:first_global] + [[0, 3, 0, before + 2 * part, 0, 0] for part in range(count)]
    symbols += code.symbols[first_global:]
    at, size = code.sections[text][4:6]
    ends = code.starts[1:] + [size]
    name = code.sections[text][0]
    for part, (start, end) in enumerate(zip(code.starts, ends)):
        if part in empty:
            code.sections.append([name, 1, 6, 0, len(data), len(EMPTY_STRING), 0, 0, 16, 0])
            data += EMPTY_STRING
            parts[part] = []
        else:
            code.sections.append([name, 1, 6, 0, at + start, end - start, 0, 0, 16, 0])
        kept = b"".join(struct.pack("<QQq", *each) for each in sorted(parts[part]))
        code.sections.append([code.sections[own][0], RELOCATIONS, 0x40, 0, len(data), len(kept), code.symbol_table,
                              before + 2 * part, 8, 24])
        data += kept
    if len(code.sections) >= 0xff00:
        raise ValueError("too many sections")
    # The old section has nothing left.
    code.sections[text][5] = code.sections[own][5] = 0
    table = code.sections[code.symbol_table]
    table[4], table[5], table[7] = len(data), 24 * len(symbols), first_global + count
    data += b"".join(struct.pack("<IBBHQQ", *symbol) for symbol in symbols)
    data += bytes(-len(data) % 8)
    struct.pack_into("<Q", data, 40, len(data))
    struct.pack_into("<H", data, 60, len(code.sections))
    data += b"".join(struct.pack("<IIQQQQIIQQ", *one) for one in code.sections)
    with open(result, "wb") as file:
        file.write(data)
