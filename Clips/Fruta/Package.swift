// swift-tools-version: 6.2

// Fruta's clip: order a smoothie. One code base, built natively for its tests, and as a WebAssembly
// module for browsers (`Scripts/build-clips.sh`).

import PackageDescription

let package = Package(
    name: "Fruta",
    products: [
        .library(name: "Fruta", targets: ["Fruta"]),
        .executable(name: "FrutaInBrowser", targets: ["FrutaInBrowser"]),
    ],
    dependencies: [.package(name: "Morsel", path: "../..")],
    targets: [
        .target(
            name: "Fruta",
            dependencies: [
                .product(name: "AppClip", package: "Morsel"),
                .product(name: "ClipUI", package: "Morsel"),
            ]
        ),
        .testTarget(
            name: "FrutaTests",
            dependencies: [
                "Fruta",
                .product(name: "AppClip", package: "Morsel"),
                .product(name: "AppClipTesting", package: "Morsel"),
                .product(name: "ClipUITesting", package: "Morsel"),
            ]
        ),
        .executableTarget(
            name: "FrutaInBrowser",
            dependencies: ["Fruta", .product(name: "ClipInBrowser", package: "Morsel")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
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
