// swift-tools-version: 6.0
import PackageDescription

// Compares this project's renderer with others. A package of its own, so that they never become dependencies of the
// product. Needs libcairo2-dev.
let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "scanout", path: "..")],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .executableTarget(
            name: "benchmarks", dependencies: ["CCairo", .product(name: "scanout", package: "scanout")]),
    ],
    swiftLanguageModes: [.v6]
)
