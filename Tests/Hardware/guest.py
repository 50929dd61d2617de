"""A virtual machine with real display drivers, in which the host's own programs run."""

import base64
import contextlib
import gzip
import hashlib
import json
import os
import shlex
import shutil
import socket
import subprocess
import tempfile
import time
import zlib

import kernel as kernels
import packages
import pictures

# The guest sees the host's files here, read only; programs are run with this as their root.
HOST = "/root"
# The place that a program in the guest may write to.
SCRATCH = "/dev/shm"


class Guest:
    """Boots on creation with one display device and loads its driver; ends with `close()` or a `with` block."""

    # Where the guest sees the host's files.
    host_root = HOST

    def __init__(self, kernel, device, driver, append=""):
        self.kernel = kernel
        self.folder = tempfile.mkdtemp(prefix="guest-")
        self.buffer = b""
        self.commands = 0
        with open(os.path.join(self.folder, "qemu.log"), "wb") as log:
            self.process = subprocess.Popen(
                self._command(kernel, device, append), stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)
        try:
            self.monitor = self._connect("monitor").makefile("rw")
            self.monitor.readline()
            self._ask("qmp_capabilities")
            self.control = self._connect("control")
            self._start(kernel, driver)
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Switches the machine off and removes its logs."""
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self):
        """What QEMU wrote, such as the events that it was started to trace."""
        return self._text("qemu.log")

    def run(self, command, timeout=60):
        """Runs a shell command in the guest; its status and what it wrote."""
        self.commands += 1
        text = command.strip().encode()
        line = b"\nRUN %d %d %s\n" % (self.commands, len(text), text)
        end, lines = time.monotonic() + timeout, []
        while True:
            # Sent again while there is no answer: the line may lose bytes, and the guest runs a number only once.
            self.control.sendall(line)
            try:
                self._read_until("@@END %d " % self.commands, min(4, max(0.1, end - time.monotonic())), lines)
                break
            except TimeoutError:
                if time.monotonic() >= end:
                    raise
        status = int(lines.pop().split()[-1])
        return status, "\n".join(line for line in lines if not line.startswith("@@END ")).strip("\n")

    def host(self, arguments):
        """The shell command that runs one of the host's programs in the guest.

        A shell without job control has what it starts in the background ignore SIGINT and SIGQUIT; a terminal would not.
        """
        words = ["chroot", HOST, "/usr/bin/env", "--default-signal=INT,QUIT", "HOME=" + SCRATCH, "TMPDIR=" + SCRATCH] + list(arguments)
        return " ".join(shlex.quote(word) for word in words)

    def start(self, arguments):
        """Starts one of the host's programs in the guest and leaves it running."""
        return Job(self, arguments)

    def load(self, module, parameters=""):
        """Loads a kernel module and what it needs."""
        paths = self.kernel.load_order(module)
        for path in paths:
            given = parameters if path == paths[-1] else ""
            self._must("test -e /sys/module/%s || insmod %s %s" % (kernels.module_name(path), path, given))

    def read_file(self, path):
        """The bytes of a file, sent as text; sent again where the line lost some."""
        for _ in range(5):
            digest = self.run("md5sum < %s" % path)[1].split()[0]
            text = self.run("gzip -c < %s | base64" % path, 120)[1]
            with contextlib.suppress(ValueError, EOFError, OSError, zlib.error):
                data = gzip.decompress(base64.b64decode("".join(text.split())))
                if hashlib.md5(data).hexdigest() == digest:
                    return data
        raise RuntimeError("%s does not arrive whole" % path)

    def wait_for(self, condition, seconds, what):
        """Waits until a condition holds."""
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                raise TimeoutError("no %s in %d s" % (what, seconds))
            time.sleep(0.05)

    def screen(self, **head):
        """The picture that the display shows; `device` and `head` say which, where there are several."""
        path = os.path.join(self.folder, "screen.ppm")
        answer = self._ask("screendump", filename=path, **head)
        if "error" in answer:
            raise RuntimeError("screendump: " + answer["error"]["desc"])
        return pictures.read_ppm(path)

    def press(self, key):
        """Presses a key of the keyboard and lets it go; its name is QEMU's (`a`, `ret`)."""
        self._ask("send-key", keys=[{"type": "qcode", "data": key}])
        time.sleep(0.15)

    def wait_for_screen(self, matches, seconds=60, **head):
        """The first picture that a condition accepts, or the last one seen when the time is up."""
        end = time.monotonic() + seconds
        while True:
            picture = self.screen(**head)
            if matches(picture) or time.monotonic() > end:
                return picture
            time.sleep(0.05)

    def _command(self, kernel, device, append):
        path = lambda name: os.path.join(self.folder, name)
        append = "console=ttyS0 quiet loglevel=4 panic=-1 vt.global_cursor_default=0 consoleblank=0 " + append
        return [
            "qemu-system-x86_64", "-nodefaults", "-display", "none", "-no-reboot", "-M", "q35", "-cpu", "max",
            "-m", "1024", "-accel", "tcg", "-kernel", kernel.image, "-initrd", kernel.initramfs, "-append", append,
            "-serial", "file:" + path("console.log"),
            "-chardev", "socket,id=control,server=on,wait=off,path=" + path("control"),
            "-serial", "chardev:control", "-qmp", "unix:%s,server=on,wait=off" % path("monitor"),
            "-fsdev", "local,id=host,path=/,security_model=none,readonly=on,multidevs=remap",
            "-device", "virtio-9p-pci,fsdev=host,mount_tag=host",
        ] + device

    def _start(self, kernel, driver):
        self._read_until("@@READY", 120)
        for module in kernels.SHARE + ([driver] if driver else []):
            self.load(module)
        self._must("mount -t 9p -o ro,trans=virtio,version=9p2000.L,msize=512000,cache=loose host " + HOST)
        for name in ["dev", "proc", "sys"]:
            self._must("mount --rbind /%s %s/%s" % (name, HOST, name))
        self._must("ip link set lo up; hostname guest")

    def _must(self, command):
        status, output = self.run(command)
        if status != 0:
            raise RuntimeError("in the guest, %s: status %d: %s" % (command, status, output))

    def _connect(self, name):
        end = time.monotonic() + 20
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError):
                line = socket.socket(socket.AF_UNIX)
                line.connect(os.path.join(self.folder, name))
                return line
            time.sleep(0.02)
        raise packages.Unavailable("QEMU did not start: " + self._text("qemu.log"))

    def _ask(self, command, **arguments):
        self.monitor.write(json.dumps({"execute": command, "arguments": arguments}) + "\n")
        self.monitor.flush()
        while True:
            answer = json.loads(self.monitor.readline())
            if "event" not in answer:
                return answer

    def _read_until(self, marker, timeout, lines=None):
        """The lines up to the one that starts with a marker, that one included, added to those given."""
        lines = [] if lines is None else lines
        end = time.monotonic() + timeout
        while True:
            while b"\n" in self.buffer:
                line, self.buffer = self.buffer.split(b"\n", 1)
                lines.append(line.decode("utf-8", "replace").rstrip("\r"))
                if lines[-1].startswith(marker):
                    return lines
            self.control.settimeout(max(0.01, end - time.monotonic()))
            try:
                data = self.control.recv(65536)
            except socket.timeout:
                data = b""
            if not data:
                raise TimeoutError("no %s from the guest in %d s; it said %r; its console: %s" % (
                    marker.strip(), timeout, lines[-20:], self._text("console.log")[-2000:]))
            self.buffer += data

    def _text(self, name):
        with open(os.path.join(self.folder, name), errors="replace") as file:
            return file.read()


class Alone(Guest):
    """A guest whose initramfs holds one program as its first process and nothing that would run a command."""

    def send(self, text):
        """Writes to the guest's second serial line."""
        self.control.sendall(text.encode())

    def console(self):
        """What the kernel and the program have said."""
        return self._text("console.log")

    def _start(self, kernel, driver):
        pass


class Job:
    """A program of the host that runs in the guest beside the tests."""

    def __init__(self, guest, arguments):
        self.guest = guest
        guest.commands += 1
        self.path = "/tmp/job%d" % guest.commands
        inner = "echo $$ > %s.pid; exec %s" % (self.path, guest.host(arguments))
        outer = "(sh -c %s > %s.out 2>&1; echo $? > %s.status) &" % (shlex.quote(inner), self.path, self.path)
        guest.run(outer)

    def signal(self, name):
        """Sends a signal to the program."""
        self.guest.run("kill -%s $(cat %s.pid)" % (name, self.path))

    def is_running(self):
        return self.guest.run("test -e %s.status" % self.path)[0] != 0

    def wait(self, seconds=60):
        """The program's status, once it has ended, and what it wrote."""
        end = time.monotonic() + seconds
        while self.is_running():
            if time.monotonic() > end:
                self.signal("KILL")
                raise TimeoutError("the program did not end in %d s; it wrote: %s" % (seconds, self.output()))
            time.sleep(0.05)
        return int(self.guest.run("cat %s.status" % self.path)[1]), self.output()

    def output(self):
        return self.guest.run("cat %s.out" % self.path)[1]
