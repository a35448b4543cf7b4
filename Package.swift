// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// The rules and the clip kit: libraries without I/O and without dependencies. The application,
// which touches network, disk, database and terminal, is the package in `Application/`.
//
// Targets stand in the order of their layers: a target depends only on targets above it, and
// `Scripts/check-architecture.py` proves it. The folder of a target says what it belongs to.

import PackageDescription

/// A library target in a folder of `Sources/`.
func library(
    _ name: String,
    in folder: String,
    _ dependencies: [String] = [],
    exclude: [String] = [],
    linkerSettings: [LinkerSetting] = []
) -> Target {
    .target(
        name: name,
        dependencies: dependencies.map { .byName(name: $0) },
        path: "Sources/\(folder)/\(name)",
        exclude: exclude,
        linkerSettings: linkerSettings
    )
}

/// A module for the browser, or a program for tests and measurements.
func program(_ name: String, path: String, _ dependencies: [String]) -> Target {
    .executableTarget(
        name: name,
        dependencies: dependencies.map { .byName(name: $0) },
        path: path
    )
}

/// The tests of a target, in `Tests/`.
func tests(
    of name: String,
    _ dependencies: [String] = [],
    exclude: [String] = [],
    resources: [Resource] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: ([name] + dependencies).map { .byName(name: $0) },
        path: "Tests/\(name)Tests",
        exclude: exclude,
        resources: resources
    )
}

// Square roots of numbers below zero are left to the C library.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
    name: "Morsel",
    products: [
        "AppClipTypes", "AppSiteAssociation", "AssociationVerification", "AppClipExperiences",
        "AppClipDevice", "DeviceScenarios",
        "AppClipFormats", "ImageHeaders", "SourceScan", "AppClipBundle", "AppClipProject",
        "AppClipLint", "ClipSources",
        "AppClipCodes", "AppClipCodeReader", "NFCTags",
        "AppClip", "ClipUI", "ClipInBrowser",
        "AppClipTesting", "ClipUITesting", "AppClipRehearsal", "ClipMessages", "ClipSimulation",
    ].map { .library(name: $0, targets: [$0]) }
        // For the tests and measurements of this repository alone.
        + ["BundleSamples", "CodeScenes", "DeviceWalks", "SeededRandom", "TestPrograms"].map {
            .library(name: "_\($0)", targets: [$0])
        },
    targets: [
        // MARK: Rules: what Apple's system decides, as functions over values

        library("AppClipTypes", in: "Rules"),
        // Files that Apple's tools write, read within bounds.
        library("AppClipFormats", in: "Formats", ["AppClipTypes"]),
        // The sizes of PNG and JPEG files, without a decoder.
        library("ImageHeaders", in: "Formats"),
        library("AppSiteAssociation", in: "Rules", ["AppClipTypes", "AppClipFormats"]),
        library(
            "AssociationVerification",
            in: "Rules",
            ["AppClipTypes", "AppClipFormats", "AppSiteAssociation"]
        ),
        library("AppClipExperiences", in: "Rules", ["AppClipTypes"]),
        library(
            "AppClipDevice",
            in: "Rules",
            ["AppClipTypes", "AppClipFormats", "AppSiteAssociation", "AppClipExperiences"]
        ),
        library(
            "DeviceScenarios",
            in: "Rules",
            ["AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "AppClipDevice"]
        ),

        // MARK: Codes: URL ⇄ payload ⇄ rings ⇄ drawing; pixels → codes

        library(
            "AppClipCodeTables",
            in: "Codes",
            exclude: ["coding-tables.bin", "coding-trees.bin", "public-suffixes.bin"]
        ),
        library("AppClipCodes", in: "Codes", ["AppClipTypes", "AppClipCodeTables"]),
        library(
            "AppClipCodeReader",
            in: "Codes",
            ["AppClipCodes"],
            linkerSettings: mathematics
        ),
        library("NFCTags", in: "Codes", ["AppClipTypes"]),

        // MARK: Projects: Xcode projects and archives, read and checked

        library("SourceScan", in: "Projects", ["AppClipTypes", "AppClipFormats"]),
        library(
            "AppClipProject",
            in: "Projects",
            ["AppClipTypes", "AppClipFormats", "AppSiteAssociation", "SourceScan"]
        ),
        library(
            "AppClipBundle",
            in: "Projects",
            ["AppClipTypes", "AppClipFormats", "AppSiteAssociation"]
        ),
        library(
            "AppClipLint",
            in: "Projects",
            [
                "AppClipTypes", "AppClipFormats", "AppSiteAssociation", "AppClipExperiences",
                "SourceScan", "AppClipProject", "AppClipBundle",
            ]
        ),

        // Sources of apps for iPhones, so that a compiler on Linux takes them.
        library(
            "ClipSources",
            in: "Projects",
            ["AppClipTypes", "ImageHeaders", "AppClipFormats", "SourceScan"]
        ),

        // MARK: Clip kit: what a clip's code is compiled against

        // What stands in for Foundation in a browser; natively only tests look at it.
        library("BrowserFoundation", in: "Browser", ["AppClipTypes"]),
        library("ClipRegions", in: "ClipKit"),
        library("AppClip", in: "ClipKit", ["BrowserFoundation", "ClipRegions"]),
        // Combine without clock and network.
        library("CombineCore", in: "ClipKit"),
        // What text fields ask of a keyboard, under UIKit's names.
        library("TextInputTraits", in: "ClipKit"),
        // Emphasis, code and links within a line.
        library("InlineMarkdown", in: "ClipKit"),
        library("EvaluationContext", in: "ClipKit"),
        // What views remember, and who depends on it.
        library("ClipState", in: "ClipKit", ["EvaluationContext"]),
        library("ClipCombine", in: "ClipKit", ["CombineCore", "ClipState"]),
        // Paths, transformations and colours, as Core Graphics has them.
        library("GraphicsCore", in: "ClipKit"),
        library(
            "ClipUI",
            in: "ClipKit",
            [
                "AppClip", "EvaluationContext", "GraphicsCore", "ClipState", "ClipCombine",
                "TextInputTraits", "InlineMarkdown",
            ]
        ),

        // MARK: Testing: tests for those who write clips, and our own test material

        library("SeededRandom", in: "Testing"),
        // Apps and clips as builds make them, right and wrong.
        library("BundleSamples", in: "Testing", ["AppClipFormats"]),
        // Runs programs, ours and other people's.
        library("TestPrograms", in: "Testing"),
        library("AppClipTesting", in: "Testing", ["AppClip", "ClipRegions"]),
        library("ClipUITesting", in: "Testing", ["AppClip", "ClipUI", "AppClipTesting"]),
        library(
            "ClipUIChecks",
            in: "Testing",
            ["AppClip", "ClipUI", "ClipUITesting", "SeededRandom"]
        ),
        // What a simulator and the process of a clip say to each other.
        library("ClipMessages", in: "Testing", ["AppClip"]),
        // Where Foundation finds the data of App Groups.
        library("GroupStores", in: "Testing"),
        library(
            "AppClipRehearsal",
            in: "Testing",
            [
                "AppClipTypes", "AppClipExperiences", "AppClipDevice", "DeviceScenarios",
                "AppClip", "ClipUI", "ClipUITesting", "ClipMessages", "GroupStores",
            ]
        ),
        // Has `ClipSimulation` called before a program begins.
        library("ProgramStart", in: "Testing"),
        // Runs a clip in a process of its own, for a simulator.
        library(
            "ClipSimulation",
            in: "Testing",
            ["AppClip", "ClipUI", "ClipMessages", "GroupStores", "ProgramStart"]
        ),
        // Images of codes as cameras see them.
        library(
            "CodeScenes",
            in: "Testing",
            ["AppClipTypes", "AppClipCodes", "SeededRandom"],
            linkerSettings: mathematics
        ),
        // Devices to which random things happen.
        library(
            "DeviceWalks",
            in: "Testing",
            [
                "AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "AppClipDevice",
                "SeededRandom",
            ]
        ),
        program("DeviceWalk", path: "Sources/Testing/DeviceWalk", ["DeviceWalks"]),

        // MARK: Browser: what stands under a WebAssembly module

        // What a C library would give to a module for the browser; empty everywhere else.
        library("BrowserRuntime", in: "Browser"),
        library("ClipInBrowser", in: "Browser", ["AppClip", "ClipUI", "BrowserRuntime"]),
        // Natively these three do nothing, and are built so that every build checks them.
        program(
            "ClipUIChecksInBrowser",
            path: "Sources/Browser/ClipUIChecksInBrowser",
            ["ClipUIChecks", "BrowserRuntime"]
        ),
        program(
            "CodesInBrowser",
            path: "Sources/Browser/CodesInBrowser",
            ["AppClipTypes", "AppClipCodes", "BrowserRuntime"]
        ),
        // A module of its own: a page needs either, and this one is compiled for speed.
        program(
            "ReaderInBrowser",
            path: "Sources/Browser/ReaderInBrowser",
            ["AppClipCodes", "AppClipCodeReader", "BrowserRuntime"]
        ),

        // MARK: Tests

        tests(of: "AppClipTypes", ["SeededRandom"]),
        tests(
            of: "AppClipFormats",
            ["AppClipTypes", "BundleSamples", "SeededRandom", "TestPrograms"]
        ),
        tests(
            of: "AppSiteAssociation",
            ["AppClipTypes", "AppClipFormats", "SeededRandom"],
            resources: [.copy("Matching/answers.tsv")]
        ),
        tests(
            of: "AssociationVerification",
            ["AppClipTypes", "AppSiteAssociation", "SeededRandom"]
        ),
        tests(of: "AppClipExperiences", ["AppClipTypes", "SeededRandom"]),
        tests(
            of: "AppClipDevice",
            [
                "AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "DeviceWalks",
                "SeededRandom",
            ]
        ),
        tests(
            of: "DeviceScenarios",
            ["AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "AppClipDevice"]
        ),
        tests(
            of: "AppClipCodes",
            ["AppClipCodeTables", "SeededRandom", "TestPrograms"],
            resources: [.copy("Vectors")]
        ),
        tests(of: "AppClipCodeReader", ["AppClipCodes", "CodeScenes", "SeededRandom"]),
        tests(of: "NFCTags", ["TestPrograms"]),
        tests(of: "SourceScan", ["AppClipTypes", "AppClipFormats", "SeededRandom"]),
        tests(of: "AppClipProject", ["AppClipTypes", "AppClipFormats", "SeededRandom"]),
        tests(
            of: "AppClipBundle",
            ["AppClipTypes", "AppClipFormats", "BundleSamples", "SeededRandom"]
        ),
        tests(
            of: "AppClipLint",
            [
                "AppClipTypes", "AppClipFormats", "SourceScan", "AppClipProject",
                "AppClipBundle", "BundleSamples", "SeededRandom",
            ]
        ),
        tests(of: "ClipSources", ["AppClipTypes", "AppClipFormats", "SourceScan", "SeededRandom"]),
        tests(of: "CodeScenes", ["AppClipCodes", "SeededRandom"]),
        tests(of: "BrowserFoundation", ["SeededRandom"]),
        tests(of: "AppClip", ["ClipRegions", "AppClipTesting"]),
        tests(of: "ClipCombine", ["CombineCore"]),
        tests(
            of: "ClipUI",
            [
                "AppClip", "ClipCombine", "InlineMarkdown", "AppClipTesting", "ClipUITesting",
                "ClipUIChecks",
            ]
        ),
        tests(of: "ClipMessages", ["AppClip", "SeededRandom"]),
        tests(
            of: "AppClipRehearsal",
            [
                "AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "AppClipDevice",
                "AppClip",
            ]
        ),

        // What decoding reads and refuses, as a table; it looks inside, so it stands here and not in
        // the package of the other benchmarks.
        program(
            "DecodingBenchmark",
            path: "Benchmarks/Decoding",
            ["AppClipCodes", "AppClipCodeReader", "CodeScenes", "SeededRandom"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Modules with Apple's names, which Apple's systems have themselves.
#if os(Linux)
let systemModules = [
    "ActivityKit", "AuthenticationServices", "CloudKit", "CoreLocation", "LinkPresentation",
    "Security", "StoreKit", "UserNotifications",
    "AudioToolbox", "CoreBluetooth", "CoreHaptics", "CoreMotion", "CoreNFC", "CryptoKit",
    "LocalAuthentication", "Photos",
]
// What stands around SwiftUI, each with the modules below it.
let aroundSwiftUI: KeyValuePairs<String, [String]> = [
    "Combine": ["ClipCombine"],
    "CoreGraphics": ["GraphicsCore"],
    "ClipFoundation": ["AppClip", "Combine", "InlineMarkdown"],
    "UniformTypeIdentifiers": [],
    "MobileCoreServices": ["UniformTypeIdentifiers"],
    "os": [],
    "OSLog": ["os"],
    "Network": [],
    "CoreImage": ["CoreGraphics", "ClipFoundation"],
    "CoreData": ["ClipFoundation", "Combine"],
    "CoreSpotlight": ["UniformTypeIdentifiers"],
    "simd": [],
    "BackgroundTasks": [],
    "SwiftData": [],
    "UIKit": [
        "AppClip", "ClipUI", "ClipFoundation", "CoreGraphics", "ImageHeaders", "UserNotifications",
        "TextInputTraits", "UniformTypeIdentifiers",
    ],
    "SwiftUI": [
        "ClipUI", "ClipState", "Combine", "ClipFoundation", "CoreData", "CoreGraphics", "UIKit",
    ],
    "WebKit": ["UIKit", "CoreGraphics"],
    "SafariServices": ["UIKit"],
    "PassKit": ["SwiftUI", "ClipUI", "UIKit"],
    "MapKit": ["SwiftUI", "ClipUI", "UIKit", "CoreGraphics", "CoreLocation", "ClipRegions"],
    "ARKit": ["UIKit", "simd"],
    "RealityKit": ["ARKit"],
    "QuickLook": ["UIKit"],
    "QuartzCore": ["UIKit"],
    "AVFoundation": ["UIKit", "CoreGraphics", "AudioToolbox"],
    "AVKit": ["AVFoundation", "SwiftUI", "ClipUI", "UIKit"],
    "MessageUI": ["UIKit"],
    "PhotosUI": ["Photos", "SwiftUI", "ClipUI", "UIKit", "ClipFoundation"],
    "WidgetKit": ["SwiftUI", "ClipUI"],
    "AppIntents": ["SwiftUI", "ClipUI", "ClipFoundation"],
]
package.products += (systemModules + aroundSwiftUI.map(\.key)).map {
    .library(name: $0, targets: [$0])
}
let underSystemModules = [
    "CoreLocation": "ClipRegions", "AuthenticationServices": "ClipUI",
    "CryptoKit": "AppClipTypes", "CoreBluetooth": "AppClipTypes",
]
package.targets += systemModules.map { name in
    library(name, in: "ClipKit", ["AppClip"] + [underSystemModules[name]].compactMap { $0 })
}
package.targets += aroundSwiftUI.map { library($0, in: "ClipKit", $1) }
package.targets.append(
    .testTarget(
        name: "AroundSwiftUITests",
        dependencies: [
            "AppClip", "ClipUI", "ClipFoundation", "CoreData", "CoreGraphics", "CoreImage", "UIKit",
            "SwiftUI", "MapKit", "PassKit", "AuthenticationServices", "AVFoundation", "AVKit",
            "PhotosUI",
            "WidgetKit", "AppIntents", "BackgroundTasks", "os", "simd", "AppClipTesting",
            "ClipUITesting",
        ]
    )
)
// What clips in Swift 5 call, in each form.
package.targets.append(
    .testTarget(
        name: "SwiftUIUses",
        dependencies: (["ClipUI"] + systemModules + aroundSwiftUI.map(\.key)).map {
            .byName(name: $0)
        }
    )
)
// `ListingTests` are programs like those that Apple's documents print.
package.targets += ["SystemModulesTests", "ListingTests"].map { name in
    .testTarget(
        name: name,
        dependencies: (["AppClip", "AppClipTesting"] + systemModules).map { .byName(name: $0) }
    )
}
#endif

let writtenInC: Set = ["AppClipCodeTables", "BrowserRuntime", "EvaluationContext", "ProgramStart"]

for target in package.targets where target.name == "SwiftUIUses" {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
}

for target in package.targets
where !writtenInC.contains(target.name) && target.name != "SwiftUIUses" {
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

// The names under which a module for the browser calls its page.
for target in package.targets where target.name.hasSuffix("InBrowser") {
    target.swiftSettings?.append(.enableExperimentalFeature("Extern"))
}

// Testing has overlays for the modules of these names, which are not on Linux.
for target in package.targets where target.name == "AroundSwiftUITests" {
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
}

// With MORSEL_TESTS the package has only the tests of these names, separated by commas, and what they stand on: a sanitizer
// is for what it can find something in.
if let chosen = Context.environment["MORSEL_TESTS"] {
    var needed = Set(chosen.split(separator: ",").map(String.init))
    // What a target depends on stands above it.
    for target in package.targets.reversed() where needed.contains(target.name) {
        for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}

// With MORSEL_BROWSER, as `Scripts/build-module.sh` sets it, the package has what Embedded Swift compiles for browsers: the
// other targets, and the folders `Native` of these, need Foundation, key paths, existential types or tasks. The products
// keep their names, so that manifests of clips apply to both.
if Context.environment["MORSEL_BROWSER"] != nil {
    let targets: Set = [
        "AppClipTypes", "AppClipCodeTables", "AppClipCodes", "AppClipCodeReader",
        "BrowserFoundation", "AppClip", "TextInputTraits", "EvaluationContext", "ClipState",
        "ClipCombine", "Combine", "CoreGraphics", "ClipUI", "SeededRandom", "ClipUITesting",
        "ClipUIChecks", "BrowserRuntime", "ClipInBrowser", "ClipUIChecksInBrowser",
        "CodesInBrowser", "ReaderInBrowser",
    ]
    package.targets.removeAll { !targets.contains($0.name) }
    for target in package.targets {
        target.dependencies.removeAll {
            guard case .byNameItem(let name, _) = $0 else { return false }
            return !targets.contains(name)
        }
        if ["AppClip", "ClipCombine", "ClipUI"].contains(target.name) {
            target.exclude.append("Native")
        }
        // SwiftPM takes the platform for Linux, where square roots need a library.
        target.linkerSettings = []
    }
    package.products = package.products.map { product in
        targets.contains(product.name)
            ? product : .library(name: product.name, targets: ["AppClip"])
    }
}
