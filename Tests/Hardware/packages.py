"""Debian packages unpacked into a cache folder, without installing them."""

import os
import re
import subprocess
import tempfile


class Unavailable(Exception):
    """Something that the tests need is not to be had on this machine; the text says what and how to get it."""


class Source:
    """Where packages come from: this machine's own sources, or another release of Debian by the same mirror."""

    def __init__(self, release=None, cache=None):
        self.options = []
        if release:
            self.options = self._another(release, os.path.join(cache, "apt-" + release))

    def _another(self, release, folder):
        options = ["-o", "Dir=" + folder, "-o", "Dir::State::status=%s/status" % folder]
        if not os.path.exists(os.path.join(folder, "ready")):
            for path in ["etc/apt/apt.conf.d", "etc/apt/preferences.d", "var/lib/apt/lists/partial", "var/cache/apt/archives/partial"]:
                os.makedirs(os.path.join(folder, path), exist_ok=True)
            write(os.path.join(folder, "status"), "")
            write(os.path.join(folder, "etc/apt/apt.conf.d/machine"), "".join(
                line + "\n" for line in run(["apt-config", "dump"]).splitlines() if line.startswith("Acquire::http")))
            keys = "/usr/share/keyrings/debian-archive-keyring.gpg"
            write(os.path.join(folder, "etc/apt/sources.list"), "deb [signed-by=%s] %s %s main\n" % (keys, self._mirror(), release))
            run(["apt-get"] + options + ["update"])
            write(os.path.join(folder, "ready"), "")
        return options

    @staticmethod
    def _mirror():
        targets = run(["apt-get", "indextargets", "--format", "$(ORIGIN) $(LABEL) $(REPO_URI)", "Created-By: Packages"])
        for line in targets.splitlines():
            if line.startswith("Debian Debian "):
                return line.split()[2]
        raise Unavailable("this machine's apt has no Debian source to take a mirror from")


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def run(command, **options):
    """Runs a command and returns its output; what it wrote on failure becomes the exception's text."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        text = (done.stderr or done.stdout).strip()
        raise Unavailable("%s failed with status %d: %s" % (" ".join(command), done.returncode, text))
    return done.stdout


def dependency(package, pattern, source=Source()):
    """The first package that `package` depends on and whose name matches a pattern."""
    for name in re.findall(r"Depends: (\S+)", run(["apt-cache"] + source.options + ["depends", package])):
        if re.fullmatch(pattern, name):
            return name
    raise Unavailable("%s names no package like %s; is `apt-get update` due?" % (package, pattern))


def unpacked(package, cache, source=Source()):
    """The folder with a package's files, downloaded from the machine's own package sources on first use."""
    folder = os.path.join(cache, package)
    if not os.path.isdir(folder):
        os.makedirs(cache, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as work:
            run(["apt-get"] + source.options + ["download", package], cwd=work)
            archive = os.path.join(work, os.listdir(work)[0])
            run(["dpkg-deb", "-x", archive, os.path.join(work, "files")])
            os.rename(os.path.join(work, "files"), folder)
    return folder
