// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// Results are printed and never asserted: machines are noisy. Run with
// `swift run -c release --package-path Benchmarks NAME`.

import PackageDescription

let package = Package(
    name: "MorselBenchmarks",
    dependencies: [
        .package(path: "../Packages/morsel"),
        .package(path: "../Kit"),
        .package(path: "../Application"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // Counts heap allocations by replacing the C library's functions.
        .target(name: "AllocationCount"),
        .executableTarget(
            name: "CodesBenchmark",
            dependencies: [
                "AllocationCount",
                .product(name: "AppClipCodes", package: "morsel"),
                .product(name: "_CodeProduction", package: "application"),
            ]
        ),
        // Runs the programs of the application, which are built separately.
        .executableTarget(name: "OneShotBenchmark"),
        .executableTarget(
            name: "DeviceBenchmark",
            dependencies: [
                "AllocationCount",
                .product(name: "AppClipBytes", package: "morsel"),
                .product(name: "AppClipDevice", package: "morsel"),
                .product(name: "AppClipTypes", package: "morsel"),
                .product(name: "_DeviceWalks", package: "morsel"),
            ]
        ),
        .executableTarget(
            name: "ViewsBenchmark",
            dependencies: [
                .product(name: "ClipUI", package: "kit"),
                .product(name: "ClipUITesting", package: "kit"),
            ]
        ),
        .executableTarget(
            name: "ScenarioBenchmark",
            dependencies: [
                .product(name: "DeviceScenarios", package: "morsel"),
                .product(name: "_ScenarioFiles", package: "application"),
            ]
        ),
        .executableTarget(
            name: "AssociationBenchmark",
            dependencies: [
                "AllocationCount",
                .product(name: "AppSiteAssociation", package: "morsel"),
            ]
        ),
        .executableTarget(
            name: "ProjectBenchmark",
            dependencies: [
                "AllocationCount",
                .product(name: "AppClipFormats", package: "morsel"),
                .product(name: "AppClipLint", package: "morsel"),
                .product(name: "AppClipProject", package: "morsel"),
                .product(name: "SourceScan", package: "morsel"),
                .product(name: "_TestPrograms", package: "morsel"),
                .product(name: "_ProjectFiles", package: "application"),
            ],
            exclude: ["plain_reader.py", "plain_scan.py"]
        ),
        // Made-up experiences, and time measurement.
        .target(
            name: "ExperienceCorpus",
            dependencies: [.product(name: "AppClipExperiences", package: "morsel")]
        ),
        .executableTarget(
            name: "SnapshotBenchmark",
            dependencies: [
                "ExperienceCorpus",
                .product(name: "AppClipExperiences", package: "morsel"),
                .product(name: "AppClipTypes", package: "morsel"),
                .product(name: "_MorselRegistry", package: "application"),
            ]
        ),
        .executableTarget(
            name: "StoreBenchmark",
            dependencies: [
                "ExperienceCorpus",
                .product(name: "AppClipBytes", package: "morsel"),
                .product(name: "AppClipExperiences", package: "morsel"),
                .product(name: "_ExperienceLists", package: "application"),
                .product(name: "_MorselRegistry", package: "application"),
                .product(name: "_MorselRegistryPostgreSQL", package: "application"),
                .product(name: "_MorselRegistrySQLite", package: "application"),
                .product(name: "_MorselRegistryTesting", package: "application"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .executableTarget(
            name: "ExperienceIndexBenchmark",
            dependencies: [
                "ExperienceCorpus",
                .product(name: "AppClipExperiences", package: "morsel"),
                .product(name: "AppClipTypes", package: "morsel"),
            ]
        ),
        .executableTarget(
            name: "TrackingBenchmark",
            dependencies: [
                .product(name: "AppClipCodeReader", package: "morsel"),
                .product(name: "AppClipCodes", package: "morsel"),
                .product(name: "_CodeScenes", package: "morsel"),
            ]
        ),
        // PNG and JPEG files of made-up images, encoded by the usual libraries.
        .target(
            name: "ImageWriting",
            linkerSettings: [.linkedLibrary("png"), .linkedLibrary("jpeg")]
        ),
        .executableTarget(
            name: "ReaderBenchmark",
            dependencies: [
                "ImageWriting",
                .product(name: "AppClipCodeReader", package: "morsel"),
                .product(name: "AppClipCodes", package: "morsel"),
                .product(name: "_CodeScenes", package: "morsel"),
                .product(name: "_ImageFiles", package: "application"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
