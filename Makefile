# make demo and make test set up a Debian machine and run; the other targets are for work on the project.
# Each configuration has a build folder of its own, so that one build does not undo another.

SWIFT ?= swift
# Flags for every compilation; CI sets -Xswiftc -warnings-as-errors.
FLAGS ?=
# Where the demo is drawn: drm, drm:CONNECTOR, fb:/dev/fb1, memory; empty for the best display found.
DISPLAY_NAME ?=
SECONDS ?= 10
# --required makes the hardware tests fail where they cannot run, in place of being skipped with a reason.
HARDWARE ?=

BENCH_FLAGS = $(if $(shell grep -m 1 avx2 /proc/cpuinfo),-Xcc -march=x86-64-v3)

RELEASE := -c release --scratch-path .build-release
RELEASE_TESTS := -c release --scratch-path .build-release-tests -Xswiftc -enable-testing
EMBEDDED := -c release --scratch-path .build-embedded --static-swift-stdlib -Xswiftc -static-executable
# What the static archives need in turn, which SwiftPM does not ask pkg-config for.
ARCHIVES = $(addprefix -Xlinker ,$(shell pkg-config --static --libs-only-l freetype2 fribidi libdrm libturbojpeg))
INPUTS := -Xlinker --reproduce=$(CURDIR)/.build-embedded
FIRST := --display memory --no-listen --seconds 0.2 --progress 40 --message Starting

.PHONY: help demo test test-release lint bench hardware static debian13 clean

help:
	@echo "make demo          draw the demo scene on the best display found, else into out/demo.png"
	@echo "make test          all tests, those on emulated display hardware among them where QEMU is installed"
	@echo "make test-release  the tests with optimisation"
	@echo "make bench         how fast it draws here, beside Cairo"
	@echo "make lint          the formatting rules"
	@echo "make hardware      only the tests on emulated display hardware; NAMES=... picks some, NAMES=Vkms those with a"
	@echo "                   module built for them, HARDWARE='--debian trixie' the kernel of another release"
	@echo "make static        a fully static scanout without Foundation, and whether it draws the same"
	@echo "make debian13      build and test in a Debian 13 root with its own Swift"
	@echo "make clean         remove everything that was built or downloaded"

demo:
	.ci/setup build
	mkdir -p out
	$(SWIFT) run $(RELEASE) $(FLAGS) scanout demo $(addprefix --display ,$(DISPLAY_NAME)) \
		--seconds $(SECONDS) --output out/demo.png

test: hardware
	$(SWIFT) test $(FLAGS)

test-release:
	.ci/setup build
	$(SWIFT) test $(RELEASE_TESTS) $(FLAGS)

# Wide vectors where the processor has them; Benchmarks depends on this package, so that one build makes both.
bench:
	.ci/setup build bench
	$(SWIFT) build -c release --package-path Benchmarks --scratch-path .build-bench $(BENCH_FLAGS) $(FLAGS)
	.build-bench/release/benchmarks .build-bench/release/scanout

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Benchmarks

hardware:
	.ci/setup build
	$(SWIFT) build $(FLAGS) --build-tests
	python3 Tests/Hardware $(HARDWARE) $(NAMES)

static:
	.ci/setup build static
	SCANOUT_EMBEDDED=1 $(SWIFT) build $(EMBEDDED) $(FLAGS) --product scanout $(ARCHIVES) $(INPUTS)/scanout.tar
	SCANOUT_EMBEDDED=1 $(SWIFT) build $(EMBEDDED) $(FLAGS) --product scanout-splash $(ARCHIVES) $(INPUTS)/splash.tar
	.ci/link-small .build-embedded/scanout.tar .build-embedded/release/scanout bench first
	.ci/link-small .build-embedded/splash.tar .build-embedded/release/scanout-splash $(FIRST) -- $(FIRST) --theme ring
	$(SWIFT) build $(FLAGS) --product scanout
	.ci/compare-builds .build/debug/scanout .build-embedded/release/scanout

debian13:
	.ci/setup debian13
	.ci/debian13

clean:
	rm -rf .build .build-release .build-release-tests .build-embedded .build-bench .build-hardware out
	.ci/debian13 --remove
