"""Tests Scanout on real kernels: python3 Tests/Hardware [--scanout PATH] [--required] [NAME...]

Debian's own kernel boots in QEMU with emulated display adapters, the host's files mounted read-only, and the `scanout`
that was built on the host runs inside. What the display shows is compared pixel by pixel with the same scene drawn in
memory. Nothing is installed: the kernel is downloaded and unpacked below .build-hardware. Where QEMU or a package
source is missing, the tests are skipped with the reason, or fail with --required.
"""

import argparse
import concurrent.futures
import contextlib
import io
import multiprocessing
import os
import platform
import shutil
import sys
import time
import unittest

import boot_comparison_tests
import console_tests
import display_tests
import framebuffer_tests
import kernel
import live_tests
import packages
import splash_tests
import system_tests
import vkms_tests


def main():
    options = arguments()
    started = time.monotonic()
    try:
        prepare(options)
    except packages.Unavailable as reason:
        print("The hardware tests cannot run: %s" % reason, file=sys.stderr)
        print("0 passed, %d failed, %d skipped" % ((1, 0) if options.required else (0, 1)))
        return 1 if options.required else 0
    totals = Totals()
    # The processor is emulated by one thread a machine: several machines at a time take as many processors.
    with concurrent.futures.ProcessPoolExecutor(options.jobs, multiprocessing.get_context("fork")) as pool:
        for text, counts in pool.map(run_class, classes(options.names), [options.names] * len(classes(options.names))):
            print(text, end="", flush=True)
            totals.add(counts)
    print("%d passed, %d failed, %d skipped in %.0f s" % (
        totals.passed, totals.failed, totals.skipped, time.monotonic() - started))
    return 1 if totals.failed else 0


class Totals:
    """What became of the tests."""

    passed = failed = skipped = 0

    def add(self, counts):
        self.passed, self.failed, self.skipped = (
            one + other for one, other in zip((self.passed, self.failed, self.skipped), counts))


def run_class(test_class, names):
    """Runs the tests of a class; what was written, and how many passed, failed and were skipped."""
    stream = io.StringIO()
    with contextlib.redirect_stdout(stream):
        result = unittest.TextTestRunner(verbosity=2, stream=stream, resultclass=Result).run(
            loader(names).loadTestsFromTestCase(test_class))
    return stream.getvalue(), (result.passed, len(result.failures) + len(result.errors), len(result.skipped))


class Result(unittest.TextTestResult):
    """Counts what passed, which unittest does not."""

    passed = 0

    def addSuccess(self, test):
        self.passed += 1
        super().addSuccess(test)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scanout", default=".build/debug/scanout", help="the program to test")
    parser.add_argument(
        "--splash", default=".build-embedded/release/scanout-splash", help="the static boot screen to test, if it is there")
    parser.add_argument("--required", action="store_true", help="fail where the tests cannot run")
    parser.add_argument("--artefacts", default=".build-hardware/pictures", help="folder for pictures that differ")
    parser.add_argument("--debian", metavar="RELEASE", help="another release of Debian whose kernel is booted, such as trixie")
    parser.add_argument(
        "--jobs", type=int, default=min(2, os.cpu_count() or 1), help="machines at a time; as many as processors, up to two")
    parser.add_argument("names", nargs="*", metavar="NAME", help="tests to run, by a part of their name; all if none")
    return parser.parse_args()


def prepare(options):
    """Gives the test cases what they need, or says what is missing."""
    if platform.machine() != "x86_64":
        raise packages.Unavailable("they emulate x86-64 and this is %s" % platform.machine())
    for program, package in [("qemu-system-x86_64", "qemu-system-x86"), ("dpkg-deb", "dpkg"), ("depmod", "kmod")]:
        if not shutil.which(program, path=os.environ["PATH"] + ":/usr/sbin:/sbin"):
            raise packages.Unavailable("%s is missing: apt-get install %s" % (program, package))
    options.scanout = os.path.abspath(options.scanout)
    if not os.access(options.scanout, os.X_OK):
        raise packages.Unavailable("%s is missing: swift build --product scanout" % options.scanout)
    options.splash = os.path.abspath(options.splash)
    options.artefacts = os.path.abspath(options.artefacts)
    shutil.rmtree(options.artefacts, ignore_errors=True)
    options.kernel = kernel.Kernel(os.path.abspath(".build-hardware"), options.debian)
    display_tests.DisplayTestCase.settings = options


def loader(names):
    found = unittest.TestLoader()
    if names:
        found.testNamePatterns = ["*%s*" % name for name in names]
    return found


def classes(names):
    """The classes that have tests to run, those first that take long."""
    modules = [splash_tests, console_tests, live_tests, framebuffer_tests, display_tests]
    if names:
        # Slow; only for those who ask for it.
        modules += [vkms_tests, boot_comparison_tests, system_tests]
    found = []
    for module in modules:
        for value in vars(module).values():
            is_own = isinstance(value, type) and issubclass(value, unittest.TestCase) and value.__module__ == module.__name__
            if is_own and loader(names).getTestCaseNames(value):
                found.append(value)
    return found


if __name__ == "__main__":
    sys.exit(main())
