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
                .product(
                    name: "UserNotifications",
                    package: "Morsel",
                    condition: .when(platforms: [.linux])
                ),
            ]
        ),
        .target(
            name: "FrutaApp",
            dependencies: [
                "Fruta",
                .product(name: "AppClip", package: "Morsel"),
                .product(name: "ClipUI", package: "Morsel"),
            ]
        ),
        .testTarget(
            name: "FrutaTests",
            dependencies: [
                "Fruta", "FrutaApp",
                .product(name: "AppClip", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppClipRehearsal", package: "Morsel"),
                .product(name: "AppClipTesting", package: "Morsel"),
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "ClipUITesting", package: "Morsel"),
                .product(name: "DeviceScenarios", package: "Morsel"),
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
