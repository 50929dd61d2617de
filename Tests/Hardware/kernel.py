"""The guest's kernel: Debian's own image with the modules that the tests load, and an initramfs around them."""

import gzip
import hashlib
import io
import lzma
import os
import stat

import packages

# What mounts the host's files, then one driver a display.
SHARE = ["virtio_pci", "9pnet_virtio", "9p"]
DISPLAYS = ["bochs", "cirrus", "virtio_gpu", "qxl", "vfb"]
# Keys.
INPUT = ["evdev"]


class Kernel:
    """A kernel image, an initramfs with modules, and the order in which each module's dependencies load."""

    def __init__(self, cache, debian=None):
        self.source = packages.Source(debian, cache)
        name = packages.dependency("linux-image-amd64", r"linux-image-[0-9].*", self.source)
        self.release = name[len("linux-image-"):]
        self.files = packages.unpacked(name, cache, self.source)
        self.image = os.path.join(self.files, "boot", "vmlinuz-" + self.release)
        self.dependencies = self._dependencies(cache)
        busybox = os.path.join(packages.unpacked("busybox-static", cache), "bin", "busybox")
        self.initramfs = self._initramfs(cache, busybox)

    def load_order(self, module):
        """The modules to load for one module, itself last, as paths in the guest; empty where it is built in."""
        path = self._path(module)
        if path is None:
            return []
        return ["/modules/" + file_name(each) for each in reversed([path] + self.dependencies[path])]

    def _dependencies(self, cache):
        root = "usr/lib/modules" if os.path.isdir(os.path.join(self.files, "usr/lib/modules")) else "lib/modules"
        self.modules = os.path.join(self.files, root, self.release)
        table = {}
        for line in packages.run(depmod(self.files, self.release, root)).splitlines():
            path, colon, needed = line.partition(":")
            if colon and ".ko" in path:
                table[path] = needed.split()
        return table

    def _path(self, module):
        for path in self.dependencies:
            if module_name(path) == module:
                return path
        with open(os.path.join(self.modules, "modules.builtin")) as names:
            if module in (module_name(name.strip()) for name in names):
                return None
        raise packages.Unavailable("kernel %s has no module %s" % (self.release, module))

    def _initramfs(self, cache, busybox):
        archive = Archive()
        for folder in ["bin", "dev", "proc", "sys", "tmp", "root", "modules"]:
            archive.folder(folder)
        archive.file("bin/busybox", read(busybox))
        archive.file("init", read(os.path.join(os.path.dirname(os.path.abspath(__file__)), "init")))
        for path in sorted(self._needed()):
            data = read(os.path.join(self.modules, path))
            archive.file("modules/" + file_name(path), lzma.decompress(data) if path.endswith(".xz") else data)
        data = gzip.compress(archive.bytes(), 1, mtime=0)
        target = os.path.join(cache, "initramfs-%s.gz" % hashlib.sha256(data).hexdigest()[:16])
        if not os.path.exists(target):
            with open(target, "wb") as file:
                file.write(data)
        return target

    def _needed(self):
        paths = set()
        for path in filter(None, map(self._path, SHARE + DISPLAYS + INPUT)):
            paths.update([path], self.dependencies[path])
        return paths


class Archive:
    """A cpio archive in the form that the kernel unpacks (`newc`)."""

    def __init__(self):
        self.out = io.BytesIO()
        self.count = 0

    def folder(self, name):
        self._entry(name, stat.S_IFDIR | 0o755, b"")

    def file(self, name, data):
        self._entry(name, stat.S_IFREG | 0o755, data)

    def bytes(self):
        self._entry("TRAILER!!!", 0, b"")
        return self.out.getvalue()

    def _entry(self, name, mode, data):
        self.count += 1
        fields = [self.count, mode, 0, 0, 1, 0, len(data), 0, 0, 0, 0, len(name) + 1, 0]
        self.out.write(b"070701" + b"".join(b"%08x" % field for field in fields) + name.encode() + b"\0")
        self._pad()
        self.out.write(data)
        self._pad()

    def _pad(self):
        self.out.write(b"\0" * (-self.out.tell() % 4))


def depmod(files, release, root):
    """The command that prints which module needs which; it is not always on a user's PATH."""
    program = "/usr/sbin/depmod" if os.path.exists("/usr/sbin/depmod") else "/sbin/depmod"
    base = os.path.join(files, os.path.dirname(os.path.dirname(root))) if root.startswith("usr/") else files
    return [program, "-n", "-b", base, release]


def module_name(path):
    return os.path.basename(path).split(".ko")[0].replace("-", "_")


def file_name(path):
    return module_name(path) + ".ko"


def read(path):
    with open(path, "rb") as file:
        return file.read()
