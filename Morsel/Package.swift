// swift-tools-version: 6.2

// The application: everything that touches network, disk, database or terminal. The rules, which
// do not, are the package one folder up. Sorted from the lowest floor to the highest; a target may
// import only what stands above it.

import PackageDescription

// The documentation is made with a plugin that no client should have to fetch.
let documentation: [Package.Dependency] =
    Context.environment["BUILD_DOCS"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

let package = Package(
    name: "MorselApplication",
    products: [
        .library(name: "MorselPictures", targets: ["MorselPictures"]),
        .executable(name: "morsel", targets: ["morsel"]),
        .executable(name: "AppClipCodeGenerator", targets: ["AppClipCodeGenerator"]),
        .library(name: "CodeProduction", targets: ["CodeProduction"]),
    ],
    dependencies: [
        .package(name: "Morsel", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ] + documentation,
    targets: [
        // MARK: System libraries

        .systemLibrary(
            name: "CCairo",
            pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"])]
        ),
        .systemLibrary(
            name: "CQREncode",
            pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"])]
        ),

        .systemLibrary(
            name: "CZlib",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"])]
        ),

        // MARK: Test support

        // Runs programs, ours and other people's, for the tests of several targets.
        .target(name: "TestPrograms", path: "Tests/TestPrograms"),

        // MARK: Codes by the thousand

        .target(
            name: "CodeProduction",
            dependencies: [.product(name: "AppClipCodes", package: "Morsel"), "CZlib"]
        ),
        .testTarget(
            name: "CodeProductionTests",
            dependencies: [
                .product(name: "AppClipCodes", package: "Morsel"), "CodeProduction",
                "TestPrograms",
            ]
        ),

        // MARK: Pictures

        .target(
            name: "MorselPictures",
            dependencies: [
                .product(name: "AppClipCodes", package: "Morsel"), "CCairo", "CQREncode",
            ]
        ),
        .testTarget(
            name: "MorselPicturesTests",
            dependencies: [
                .product(name: "AppClipCodes", package: "Morsel"), "CCairo", "MorselPictures",
            ]
        ),

        // MARK: Command line

        .target(
            name: "MorselCommands",
            dependencies: [
                .product(name: "AppClipCodes", package: "Morsel"),
                "CodeProduction",
                "MorselPictures",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "MorselCommandsTests",
            dependencies: [
                .product(name: "AppClipCodes", package: "Morsel"),
                "CodeProduction",
                "MorselCommands",
                "TestPrograms",
            ]
        ),
        .executableTarget(name: "morsel", dependencies: ["MorselCommands"]),
        .executableTarget(name: "AppClipCodeGenerator", dependencies: ["MorselCommands"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .strictMemorySafety(), .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]
}
