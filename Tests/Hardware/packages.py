"""Debian packages unpacked into a cache folder, without installing them."""

import os
import re
import subprocess
import tempfile


class Unavailable(Exception):
    """Something that the tests need is not to be had on this machine; the text says what and how to get it."""


def run(command, **options):
    """Runs a command and returns its output; what it wrote on failure becomes the exception's text."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        text = (done.stderr or done.stdout).strip()
        raise Unavailable("%s failed with status %d: %s" % (" ".join(command), done.returncode, text))
    return done.stdout


def dependency(package, pattern):
    """The first package that `package` depends on and whose name matches a pattern."""
    for name in re.findall(r"Depends: (\S+)", run(["apt-cache", "depends", package])):
        if re.fullmatch(pattern, name):
            return name
    raise Unavailable("%s names no package like %s; is `apt-get update` due?" % (package, pattern))


def unpacked(package, cache):
    """The folder with a package's files, downloaded from the machine's own package sources on first use."""
    folder = os.path.join(cache, package)
    if not os.path.isdir(folder):
        os.makedirs(cache, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as work:
            run(["apt-get", "download", package], cwd=work)
            archive = os.path.join(work, os.listdir(work)[0])
            run(["dpkg-deb", "-x", archive, os.path.join(work, "files")])
            os.rename(os.path.join(work, "files"), folder)
    return folder
