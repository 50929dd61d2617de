"""The functions of a static program in the order of their first calls.

Every function begins with a breakpoint, which goes when it is reached; the program must have its symbols.
"""

import ctypes
import os
import platform
import signal
import struct

TRACE_ME, CONTINUE, GET_REGISTERS, SET_REGISTERS = 0, 7, 12, 13
# The instruction pointer's place among the registers of x86-64 (struct user_regs_struct), in words.
POINTER, WORDS = 16, 27
BREAKPOINT = b"\xcc"

libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
libc.ptrace.restype = ctypes.c_long


def functions(path):
    """The names of all functions by address, of which those that are the same share one, and each one's first byte."""
    with open(path, "rb") as file:
        data = file.read()
    start, size, count = struct.unpack_from("<Q", data, 40)[0], *struct.unpack_from("<HH", data, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, start + index * size) for index in range(count)]
    names = {}
    for _, kind, _, _, offset, length, link, _, _, entry in sections:
        if kind != 2:
            continue
        strings = sections[link][4]
        for place in range(offset, offset + length, entry):
            name, info, _, section, address, _ = struct.unpack_from("<IBBHQQ", data, place)
            # Type 2 is a function, 10 one that is chosen as the program starts.
            if info & 15 in (2, 10) and 0 < section < count:
                text = data[strings + name:data.index(b"\0", strings + name)].decode()
                owner = sections[section]
                names.setdefault(address, ([], data[owner[4] + address - owner[3]]))[0].append(text)
    return names


def check(result, what):
    if result == -1:
        raise OSError(ctypes.get_errno(), what)


def start(words):
    """The process of a program that has not run its first instruction."""
    process = os.fork()
    if process == 0:
        quiet = os.open(os.devnull, os.O_RDWR)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        if libc.ptrace(TRACE_ME, 0, None, None) == 0:
            os.execv(words[0], words)
        os._exit(127)
    _, status = os.waitpid(process, 0)
    if not os.WIFSTOPPED(status):
        raise OSError(0, "%s cannot be traced" % words[0])
    return process


def first_calls(words):
    """The names of functions in the order in which a run reaches them; OSError where processes may not be traced."""
    if platform.machine() != "x86_64":
        raise OSError(0, "breakpoints are set on x86-64 alone")
    names = functions(words[0])
    process = start(words)
    called, delivered = [], 0
    with open("/proc/%d/mem" % process, "r+b", buffering=0) as memory:
        for address in names:
            os.pwrite(memory.fileno(), BREAKPOINT, address)
        while True:
            check(libc.ptrace(CONTINUE, process, None, delivered), "continue")
            _, status = os.waitpid(process, 0)
            if not os.WIFSTOPPED(status):
                return called
            delivered = os.WSTOPSIG(status)
            if delivered != signal.SIGTRAP:
                continue
            delivered = 0
            registers = (ctypes.c_uint64 * WORDS)()
            check(libc.ptrace(GET_REGISTERS, process, None, registers), "read registers")
            same, byte = names[registers[POINTER] - 1]
            called += same
            registers[POINTER] -= 1
            os.pwrite(memory.fileno(), bytes([byte]), registers[POINTER])
            check(libc.ptrace(SET_REGISTERS, process, None, registers), "write registers")
