"""A client of QEMU's remote displays, which plugs outputs of virtio-gpu in and changes their sizes."""

import os
import shutil
import socket
import struct
import tempfile
import time


class RemoteView:
    """One head of a device, reached through a socket of its own (RFB, RFC 6143, with the extension for sizes)."""

    def __init__(self, device, head):
        self.folder = tempfile.mkdtemp(prefix="view-")
        path = os.path.join(self.folder, "socket")
        self.path = path
        self.arguments = ["-vnc", "unix:%s,display=%s,head=%d" % (path, device, head)]
        self.socket = None

    def close(self):
        if self.socket:
            self.socket.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def resize(self, width, height):
        """Asks for a size, which connects the output."""
        if not self.socket:
            self._connect()
        screen = struct.pack(">IHHHHI", 0, 0, 0, width, height, 0)
        self.socket.sendall(struct.pack(">BxHHBx", 251, width, height, 1) + screen)
        self._drain()

    def _connect(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(self.path)
        self._read(12)
        self.socket.sendall(b"RFB 003.008\n")
        self._read(self._read(1)[0])
        # No authentication, and the screen may be shared.
        self.socket.sendall(b"\x01")
        self._read(4)
        self.socket.sendall(b"\x01")
        start = self._read(24)
        self._read(struct.unpack(">I", start[20:])[0])
        # The encodings for sizes, and one update of the screen, without which nothing is sent.
        self.socket.sendall(struct.pack(">BxHiii", 2, 3, 0, -308, -223))
        width, height = struct.unpack(">HH", start[:4])
        self.socket.sendall(struct.pack(">BBHHHH", 3, 0, 0, 0, width, height))
        self._drain()

    def _read(self, count):
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                raise ConnectionError("QEMU closed the remote display")
            data += piece
        return data

    def _drain(self):
        """Takes what QEMU sends, for a moment; nobody looks at it."""
        self.socket.settimeout(0.4)
        try:
            while self.socket.recv(1 << 20):
                pass
        except socket.timeout:
            pass
        finally:
            self.socket.settimeout(None)
