// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// SCANOUT_EMBEDDED=1 builds the same sources without Foundation, for fully static executables. HarfBuzz and Fontconfig
// are left out there too: Debian ships no static HarfBuzz, and an initramfs has no font configuration to read.
let embedded = Context.environment["SCANOUT_EMBEDDED"] == "1"
let settings: [SwiftSetting] = embedded ? [.define("SCANOUT_EMBEDDED")] : []

// An initramfs wants small files: all but the renderer is optimised for size there, and functions that nobody calls go.
// Generic types are made by calls, in place of reading their names first, which takes longer when programs start.
let sections = [
    "-Xfrontend", "-function-sections",
    "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
]
let smallSettings: [SwiftSetting] =
    embedded
    ? settings + [
        .unsafeFlags(["-Osize", "-enforce-exclusivity=unchecked"] + sections, .when(configuration: .release))
    ]
    : settings
let fastSettings: [SwiftSetting] =
    embedded ? settings + [.unsafeFlags(sections, .when(configuration: .release))] : settings

// Left out of static executables, 2.7 MB in all: the tables for unwinding, which serve C++ exceptions that nobody
// catches; the names of Unicode characters and the decompression of web fonts, which nobody asks for (Slim.c).
let smallLinking: [LinkerSetting] =
    embedded
    ? [
        .unsafeFlags([
            "-use-ld=lld", "-Xlinker", "--no-eh-frame-hdr",
            "-Xlinker", "-T", "-Xlinker", "\(Context.packageDirectory)/Sources/CLinux/NoUnwindTables.ld",
            "-Xlinker", "--wrap=_swift_stdlib_getScalarName", "-Xlinker", "--wrap=BrotliDecoderDecompress",
            // See Conformances.c.
            "-Xlinker", "--wrap=swift_conformsToProtocol", "-Xlinker", "--wrap=swift_conformsToProtocolCommon",
            "-Xlinker", "--wrap=swift_conformsToProtocolWithExecutionContext",
        ])
    ]
    : []

// The boot screen leaves out more: see LeftOut.c.
let smallestLinking: [LinkerSetting] =
    embedded
    ? smallLinking + [
        .unsafeFlags(["-Xlinker", "-T", "-Xlinker", "\(Context.packageDirectory)/Sources/CSmall/LeftOut.ld"])
    ] : []

let textLibraries: [Target.Dependency] =
    ["CFreeType", "CFriBidi", "CThai"] + (embedded ? [] : ["CHarfBuzz", "CFontconfig"])

func systemLibrary(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: smallSettings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
    name: "scanout",
    products: [
        .library(name: "Scanout", targets: ["Scanout"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "Components", targets: ["Components"]),
        .library(name: "Splash", targets: ["Splash"]),
        .library(name: "ScanoutTesting", targets: ["ScanoutTesting"]),
        .executable(name: "scanout", targets: ["scanout"]),
        .executable(name: "scanout-splash", targets: ["scanout-splash"]),
    ],
    targets: [
        systemLibrary("CFreeType", "freetype2", "libfreetype-dev"),
        systemLibrary("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
        systemLibrary("CFriBidi", "fribidi", "libfribidi-dev"),
        systemLibrary("CFontconfig", "fontconfig", "libfontconfig-dev"),
        systemLibrary("CDRM", "libdrm", "libdrm-dev"),
        systemLibrary("CTurboJPEG", "libturbojpeg", "libturbojpeg0-dev"),
        systemLibrary("CQREncode", "libqrencode", "libqrencode-dev"),
        .target(
            name: "CLinux", exclude: ["NoUnwindTables.ld"],
            cSettings: embedded ? [.define("SCANOUT_EMBEDDED")] : []),
        .target(name: "CSmall", dependencies: ["CFreeType"], exclude: ["LeftOut.ld"]),
        // Loads libcurl when a picture is to be fetched, so that no program depends on it.
        .target(name: "CFetch", cSettings: embedded ? [.define("SCANOUT_EMBEDDED")] : []),
        // Loads libthai when there is Thai text, so that no program depends on it.
        .target(name: "CThai", cSettings: embedded ? [.define("SCANOUT_EMBEDDED")] : []),
        // floor, ceil and sqrt of SSE2 builds come from libm, which Foundation would bring along.
        .target(name: "Raster", swiftSettings: fastSettings, linkerSettings: [.linkedLibrary("m")]),
        library("Typography", ["Raster"] + textLibraries),
        // Profiles links to boards/: the profiles become code, found wherever the executable is, without Foundation.
        .target(
            name: "Displays", dependencies: ["Raster", "CLinux", "CDRM"], resources: [.embedInCode("Profiles")],
            swiftSettings: smallSettings),
        library("Combine"),
        // Reads PNG, JPEG, GIF and SVG.
        library("Pictures", ["Raster", "CTurboJPEG"]),
        // Expands #Preview, @Previewable and @Entry, in a program that the compiler starts.
        .target(name: "MacroExpansion"),
        .macro(
            name: "ScanoutMacros", dependencies: ["MacroExpansion"],
            linkerSettings: embedded ? [.unsafeFlags(["-use-ld=lld"])] : []),
        library(
            "Scanout", ["Raster", "Typography", "Pictures", "Displays", "Combine", "CLinux", "CFetch", "ScanoutMacros"]),
        library("SwiftUI", ["Scanout", "Combine"]),
        // Debian has no static libqrencode.
        library("Components", embedded ? ["Scanout"] : ["Scanout", "CQREncode"]),
        library("Splash", ["Scanout", "Components", "Displays", "Raster", "CLinux"] + (embedded ? ["CSmall"] : [])),
        .executableTarget(
            name: "scanout-splash", dependencies: ["Scanout", "Splash"],
            path: "Sources/SplashProgram", swiftSettings: smallSettings, linkerSettings: smallestLinking),
        // Goldens are PNG files, which Raster reads.
        library("ScanoutTesting", ["Scanout", "Raster"]),
        .executableTarget(
            name: "scanout", dependencies: ["Scanout", "Components", "Splash", "Displays", "Raster", "Typography"],
            path: "Sources/Command",
            swiftSettings: smallSettings, linkerSettings: smallLinking),
        // Counts allocations in tests, by standing in for malloc.
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        tests("Raster", ["Raster", "AllocationCounter"]),
        tests("Typography", ["Typography"]),
        tests("Pictures", ["Pictures", "Raster"]),
        tests("Displays", ["Displays"]),
        tests("Combine", ["Combine"]),
        tests("MacroExpansion", ["MacroExpansion"]),
        tests("Scanout", ["Scanout", "ScanoutTesting", "AllocationCounter"]),
        tests("Components", ["Components", "ScanoutTesting"]),
        tests("Splash", ["Splash", "Scanout", "ScanoutTesting", "CLinux"]),
        tests("Command", ["scanout", "ScanoutTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
