// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// The rules: libraries without I/O and without dependencies. What clips are compiled against is the
// package in `Kit/`; the application, which touches network, disk, database and terminal, is the one
// in `Application/`.

import Foundation
import PackageDescription

/// The targets by their folders, with what each depends on.
///
/// They stand in the order of their layers: a target depends only on targets above it, and
/// `Scripts/check-architecture.py` proves it.
let folders: KeyValuePairs<String, [Target.Dependency]> = [
    // Base: bytes, texts and times.
    "Sources/Base/AppClipBytes": [],

    // Formats: files that Apple's tools write, read within bounds.
    "Sources/Formats/AppClipFormats": ["AppClipBytes"],
    // The sizes of PNG and JPEG files, without a decoder.
    "Sources/Formats/ImageHeaders": [],

    // Rules: what Apple's system decides, as functions over values.
    "Sources/Rules/AppClipTypes": ["AppClipBytes"],
    "Sources/Rules/AppSiteAssociation": ["AppClipBytes", "AppClipFormats", "AppClipTypes"],
    "Sources/Rules/AssociationVerification": [
        "AppClipBytes", "AppClipFormats", "AppClipTypes", "AppSiteAssociation",
    ],
    "Sources/Rules/AppClipExperiences": ["AppClipBytes", "AppClipTypes"],
    "Sources/Rules/AppClipDevice": [
        "AppClipBytes", "AppClipFormats", "AppClipTypes", "AppSiteAssociation",
        "AppClipExperiences",
    ],
    "Sources/Rules/DeviceScenarios": [
        "AppClipBytes", "AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "AppClipDevice",
    ],

    // Codes: URL ⇄ payload ⇄ rings ⇄ drawing; pixels → codes.
    "Sources/Codes/AppClipCodeTables": [],
    "Sources/Codes/AppClipCodes": ["AppClipBytes", "AppClipCodeTables"],
    "Sources/Codes/AppClipCodeReader": ["AppClipCodes"],
    "Sources/Codes/NFCTags": ["AppClipBytes"],

    // Projects: Xcode projects and archives, read and checked.
    "Sources/Projects/SourceScan": ["AppClipBytes", "AppClipFormats"],
    "Sources/Projects/AppClipProject": ["AppClipBytes", "AppClipFormats"],
    "Sources/Projects/AppClipBundle": ["AppClipBytes", "AppClipFormats"],
    "Sources/Projects/AppClipLint": [
        "AppClipBytes", "AppClipFormats", "AppClipTypes", "AppSiteAssociation",
        "AppClipExperiences", "SourceScan", "AppClipProject", "AppClipBundle",
    ],

    // Browser: what stands under a WebAssembly module, which is empty everywhere else; and the modules of
    // codes. Reading is a module of its own: a page needs either, and this one is compiled for speed.
    "Sources/Browser/BrowserRuntime": [],
    "Sources/Browser/CodesInBrowser": ["AppClipBytes", "AppClipCodes", "BrowserRuntime"],
    "Sources/Browser/ReaderInBrowser": ["AppClipCodes", "AppClipCodeReader", "BrowserRuntime"],

    // What tests are made of.
    "Tests/Material/SeededRandom": [],
    // Apps and clips as builds make them, right and wrong.
    "Tests/Material/BundleSamples": ["AppClipFormats"],
    // Runs programs, ours and other people's.
    "Tests/Material/TestPrograms": [],
    // Images of codes as cameras see them.
    "Tests/Material/CodeScenes": ["AppClipBytes", "AppClipCodes", "SeededRandom"],
    // Devices to which random things happen, and a program that walks through them.
    "Tests/Material/DeviceWalks": [
        "AppClipBytes", "AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "AppClipDevice",
        "SeededRandom",
    ],
    "Tests/Material/DeviceWalk": ["DeviceWalks"],
    // What decoding reads and refuses, as a table; it looks inside, so it stands here and not in the package
    // of the other benchmarks.
    "Benchmarks/Decoding": ["AppClipCodes", "AppClipCodeReader", "SeededRandom", "CodeScenes"],

    "Tests/AppClipBytesTests": ["AppClipBytes"],
    "Tests/AppClipTypesTests": ["AppClipBytes", "AppClipTypes", "SeededRandom"],
    "Tests/AppClipFormatsTests": [
        "AppClipBytes", "AppClipFormats", "SeededRandom", "BundleSamples", "TestPrograms",
    ],
    "Tests/AppSiteAssociationTests": [
        "AppClipFormats", "AppClipTypes", "AppSiteAssociation", "SeededRandom",
    ],
    "Tests/AssociationVerificationTests": [
        "AppClipBytes", "AppClipTypes", "AppSiteAssociation", "AssociationVerification",
        "SeededRandom",
    ],
    "Tests/AppClipExperiencesTests": [
        "AppClipBytes", "AppClipTypes", "AppClipExperiences", "SeededRandom",
    ],
    "Tests/AppClipDeviceTests": [
        "AppClipBytes", "AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "AppClipDevice",
        "DeviceWalks",
    ],
    "Tests/DeviceScenariosTests": [
        "AppClipBytes", "AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "AppClipDevice",
        "DeviceScenarios",
    ],
    "Tests/AppClipCodesTests": [
        "AppClipCodeTables", "AppClipCodes", "SeededRandom", "TestPrograms",
    ],
    "Tests/AppClipCodeReaderTests": [
        "AppClipCodes", "AppClipCodeReader", "SeededRandom", "CodeScenes",
    ],
    "Tests/NFCTagsTests": ["NFCTags", "TestPrograms"],
    "Tests/SourceScanTests": ["AppClipFormats", "SourceScan", "SeededRandom"],
    "Tests/AppClipProjectTests": ["AppClipFormats", "AppClipProject", "SeededRandom"],
    "Tests/AppClipBundleTests": [
        "AppClipBytes", "AppClipFormats", "AppClipBundle", "SeededRandom", "BundleSamples",
    ],
    "Tests/AppClipLintTests": [
        "AppClipBytes", "AppClipFormats", "AppClipTypes", "AppClipProject", "AppClipBundle",
        "AppClipLint", "BundleSamples",
    ],
    "Tests/CodeScenesTests": ["AppClipCodes", "SeededRandom", "CodeScenes"],
]

/// Returns the target of a folder, with the folder's name.
func target(in folder: String, _ dependencies: [Target.Dependency]) -> Target {
    let name = String(folder.split(separator: "/").last ?? "")
    return switch name {
    case "Decoding":
        .executableTarget(name: "DecodingBenchmark", dependencies: dependencies, path: folder)
    case "DeviceWalk", "CodesInBrowser", "ReaderInBrowser":
        .executableTarget(name: name, dependencies: dependencies, path: folder)
    case _ where name.hasSuffix("Tests"):
        .testTarget(name: name, dependencies: dependencies, path: folder)
    default:
        .target(name: name, dependencies: dependencies, path: folder)
    }
}

let package = Package(
    name: "Morsel",
    products: [
        "AppClipBytes", "AppClipTypes", "AppSiteAssociation", "AssociationVerification",
        "AppClipExperiences",
        "AppClipDevice", "DeviceScenarios", "AppClipFormats", "ImageHeaders", "AppClipCodes",
        "AppClipCodeReader", "NFCTags", "SourceScan", "AppClipProject", "AppClipBundle",
        "AppClipLint", "BrowserRuntime",
    ].map { .library(name: $0, targets: [$0]) }
        // For the tests and measurements of this repository; an installation has what the kit uses of them.
        + ["BundleSamples", "CodeScenes", "DeviceWalks", "SeededRandom", "TestPrograms"].filter {
            FileManager.default.fileExists(
                atPath: "\(Context.packageDirectory)/Tests/Material/\($0)"
            )
        }.map { .library(name: "_\($0)", targets: [$0]) },
    targets: folders.map { target(in: $0, $1) },
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    switch target.name {
    case "AppClipCodeTables":
        target.exclude = ["coding-tables.bin", "coding-trees.bin", "public-suffixes.bin"]
    case "AppClipCodeReader", "CodeScenes":
        // Square roots of numbers below zero are left to the C library.
        target.linkerSettings = [.linkedLibrary("m", .when(platforms: [.linux]))]
    case "AppSiteAssociationTests": target.resources = [.copy("Matching/answers.tsv")]
    case "AppClipCodesTests": target.resources = [.copy("Vectors")]
    default: break
    }
    // These two are written in C.
    guard !["AppClipCodeTables", "BrowserRuntime"].contains(target.name) else { continue }
    target.swiftSettings = [
        .strictMemorySafety(), .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]
    // The names under which a module for the browser calls its page.
    if target.name.hasSuffix("InBrowser") {
        target.swiftSettings?.append(.enableExperimentalFeature("Extern"))
    }
}

// With MORSEL_TESTS the package has only the tests of these names, separated by commas, and what they
// stand on: a sanitizer is for what it can find something in. Those of another package change nothing.
let chosen = Set((Context.environment["MORSEL_TESTS"] ?? "").split(separator: ",").map(String.init))
if package.targets.contains(where: { chosen.contains($0.name) }) {
    var needed = chosen
    // What a target depends on stands above it.
    for target in package.targets.reversed() where needed.contains(target.name) {
        for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}

// With MORSEL_BROWSER, as `Scripts/build-module.sh` sets it, the package has what Embedded Swift compiles
// for browsers: the other targets need Foundation, existential types or tasks. The products keep their
// names, so that manifests of clips apply to both.
if Context.environment["MORSEL_BROWSER"] != nil {
    let targets: Set = [
        "AppClipBytes", "AppClipCodeTables", "AppClipCodes", "AppClipCodeReader", "SeededRandom",
        "BrowserRuntime", "CodesInBrowser", "ReaderInBrowser",
    ]
    package.targets.removeAll { !targets.contains($0.name) }
    // SwiftPM takes the platform for Linux, where square roots need a library.
    for target in package.targets { target.linkerSettings = [] }
    package.products = package.products.map { product in
        let name = String(product.name.drop { $0 == "_" })
        return .library(
            name: product.name,
            targets: [targets.contains(name) ? name : "AppClipBytes"]
        )
    }
}
