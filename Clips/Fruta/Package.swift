// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// Fruta's clip: order a smoothie. One code base, built natively for its tests, and as a WebAssembly
// module for browsers (`Scripts/build-clips.sh`).

import PackageDescription

let package = Package(
    name: "Fruta",
    products: [
        .library(name: "Fruta", targets: ["Fruta"]),
        .executable(name: "FrutaInBrowser", targets: ["FrutaInBrowser"]),
        .executable(name: "FrutaSimulated", targets: ["FrutaSimulated"]),
        .executable(name: "FrutaAppSimulated", targets: ["FrutaAppSimulated"]),
    ],
    dependencies: [.package(path: "../../Packages/morsel"), .package(path: "../../Kit")],
    targets: [
        .target(
            name: "Fruta",
            dependencies: [
                .product(name: "AppClip", package: "kit"),
                .product(name: "ClipUI", package: "kit"),
                .product(
                    name: "UserNotifications",
                    package: "kit",
                    condition: .when(platforms: [.linux])
                ),
            ]
        ),
        .target(
            name: "FrutaApp",
            dependencies: [
                "Fruta",
                .product(name: "AppClip", package: "kit"),
                .product(name: "ClipUI", package: "kit"),
            ]
        ),
        .testTarget(
            name: "FrutaTests",
            dependencies: [
                "Fruta", "FrutaApp",
                .product(name: "AppClip", package: "kit"),
                .product(name: "AppClipBytes", package: "morsel"),
                .product(name: "AppClipDevice", package: "morsel"),
                .product(name: "AppClipExperiences", package: "morsel"),
                .product(name: "AppClipRehearsal", package: "kit"),
                .product(name: "AppClipTesting", package: "kit"),
                .product(name: "AppClipTypes", package: "morsel"),
                .product(name: "AppSiteAssociation", package: "morsel"),
                .product(name: "ClipUI", package: "kit"),
                .product(name: "ClipUITesting", package: "kit"),
                .product(name: "DeviceScenarios", package: "morsel"),
            ]
        ),
        // The clip and its full app as processes of a simulator.
        .executableTarget(
            name: "FrutaSimulated",
            dependencies: [
                "Fruta",
                .product(name: "ClipSimulation", package: "kit"),
                .product(name: "ClipUI", package: "kit"),
            ]
        ),
        .executableTarget(
            name: "FrutaAppSimulated",
            dependencies: [
                "FrutaApp",
                .product(name: "ClipSimulation", package: "kit"),
                .product(name: "ClipUI", package: "kit"),
            ]
        ),
        .executableTarget(
            name: "FrutaInBrowser",
            dependencies: ["Fruta", .product(name: "ClipInBrowser", package: "kit")]
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
