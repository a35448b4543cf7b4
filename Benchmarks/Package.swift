// swift-tools-version: 6.2

// What is measured is printed, never asserted: machines are noisy. Run with
// `swift run -c release --package-path Benchmarks NAME`.

import PackageDescription

let package = Package(
    name: "MorselBenchmarks",
    dependencies: [
        .package(name: "Morsel", path: ".."),
        .package(name: "MorselApplication", path: "../Morsel"),
    ],
    targets: [
        // Counts heap allocations by standing in front of the C library's.
        .target(name: "AllocationCount"),
        .executableTarget(
            name: "CodesBenchmark",
            dependencies: [
                "AllocationCount",
                .product(name: "AppClipCodes", package: "Morsel"),
                .product(name: "CodeProduction", package: "MorselApplication"),
            ]
        ),
        .executableTarget(
            name: "DeviceBenchmark",
            dependencies: [
                "AllocationCount",
                .product(name: "AppClipDevice", package: "Morsel"),
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "DeviceWalks", package: "Morsel"),
            ]
        ),
        .executableTarget(
            name: "ScenarioBenchmark",
            dependencies: [
                .product(name: "DeviceScenarios", package: "Morsel"),
                .product(name: "ScenarioFiles", package: "MorselApplication"),
            ]
        ),
        .executableTarget(
            name: "AssociationBenchmark",
            dependencies: [
                "AllocationCount",
                .product(name: "AppSiteAssociation", package: "Morsel"),
            ]
        ),
        .executableTarget(
            name: "ExperienceIndexBenchmark",
            dependencies: [
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppClipTypes", package: "Morsel"),
            ]
        ),
        .executableTarget(
            name: "TrackingBenchmark",
            dependencies: [
                .product(name: "AppClipCodeReader", package: "Morsel"),
                .product(name: "AppClipCodes", package: "Morsel"),
                .product(name: "CodeScenes", package: "Morsel"),
            ]
        ),
        // PNG and JPEG files of made-up pictures, made by the usual libraries.
        .target(
            name: "PictureWriting",
            linkerSettings: [.linkedLibrary("png"), .linkedLibrary("jpeg")]
        ),
        .executableTarget(
            name: "ReaderBenchmark",
            dependencies: [
                "PictureWriting",
                .product(name: "AppClipCodeReader", package: "Morsel"),
                .product(name: "AppClipCodes", package: "Morsel"),
                .product(name: "CodeScenes", package: "Morsel"),
                .product(name: "PictureFiles", package: "MorselApplication"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
