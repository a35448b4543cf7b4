// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// The clip kit: what a clip is compiled against, what runs it in a browser or in a process, and what its
// tests use. The rules below it are the package in the folder above, which is named by way of
// `Packages/morsel`, a link to that folder: SwiftPM takes the last part of a path for the package's
// identity, which must not depend on the folder that somebody clones into.

import PackageDescription

/// The targets by their folders, with what each depends on.
///
/// They stand in the order of their layers, as in the package of the rules. Modules with Apple's names are
/// for Linux alone: Apple's systems have them themselves.
let folders: KeyValuePairs<String, [String]> = [
    // A clip, its launch, and what it asks of a device.
    // What stands in for Foundation in a browser; natively only tests look at it.
    "Sources/Clip/BrowserFoundation": ["AppClipBytes"],
    "Sources/Clip/ClipRegions": [],
    "Sources/Clip/AppClip": ["BrowserFoundation", "ClipRegions"],

    // Views.
    // Combine without clock and network.
    "Sources/Views/CombineCore": [],
    // What text fields ask of a keyboard, under UIKit's names.
    "Sources/Views/TextInputTraits": [],
    // Emphasis, code and links within a line.
    "Sources/Views/InlineMarkdown": [],
    "Sources/Views/EvaluationContext": [],
    // What views remember, and who depends on it.
    "Sources/Views/ClipState": ["EvaluationContext"],
    "Sources/Views/ClipCombine": ["CombineCore", "ClipState"],
    // Paths, transformations and colours, as Core Graphics has them.
    "Sources/Views/GraphicsCore": [],
    "Sources/Views/ClipUI": [
        "AppClip", "TextInputTraits", "InlineMarkdown", "EvaluationContext", "ClipState",
        "ClipCombine", "GraphicsCore",
    ],

    // Frameworks: modules with Apple's names.
    "Sources/Frameworks/ActivityKit": ["AppClip"],
    "Sources/Frameworks/AuthenticationServices": ["AppClip", "ClipUI"],
    "Sources/Frameworks/CloudKit": ["AppClip"],
    "Sources/Frameworks/CoreLocation": ["ClipRegions", "AppClip"],
    "Sources/Frameworks/LinkPresentation": ["AppClip"],
    "Sources/Frameworks/Security": ["AppClip"],
    "Sources/Frameworks/StoreKit": ["AppClip"],
    "Sources/Frameworks/UserNotifications": ["AppClip"],
    "Sources/Frameworks/AudioToolbox": ["AppClip"],
    "Sources/Frameworks/CoreBluetooth": ["AppClipBytes", "AppClip"],
    "Sources/Frameworks/CoreHaptics": ["AppClip"],
    "Sources/Frameworks/CoreMotion": ["AppClip"],
    "Sources/Frameworks/CoreNFC": ["AppClip"],
    "Sources/Frameworks/CryptoKit": ["AppClipBytes", "AppClip"],
    "Sources/Frameworks/LocalAuthentication": ["AppClip"],
    "Sources/Frameworks/Photos": ["AppClip"],
    "Sources/Frameworks/Combine": ["ClipCombine"],
    "Sources/Frameworks/CoreGraphics": ["GraphicsCore"],
    "Sources/Frameworks/ClipFoundation": ["AppClip", "InlineMarkdown", "Combine"],
    "Sources/Frameworks/UniformTypeIdentifiers": [],
    "Sources/Frameworks/MobileCoreServices": ["UniformTypeIdentifiers"],
    "Sources/Frameworks/os": [],
    "Sources/Frameworks/OSLog": ["os"],
    "Sources/Frameworks/Network": [],
    "Sources/Frameworks/CoreImage": ["CoreGraphics", "ClipFoundation"],
    "Sources/Frameworks/CoreData": ["Combine", "ClipFoundation"],
    "Sources/Frameworks/CoreSpotlight": ["UniformTypeIdentifiers"],
    "Sources/Frameworks/simd": [],
    "Sources/Frameworks/BackgroundTasks": [],
    "Sources/Frameworks/SwiftData": [],
    "Sources/Frameworks/UIKit": [
        "ImageHeaders", "AppClip", "TextInputTraits", "ClipUI", "UserNotifications", "CoreGraphics",
        "ClipFoundation",
    ],
    "Sources/Frameworks/SwiftUI": [
        "ClipState", "ClipUI", "Combine", "CoreGraphics", "ClipFoundation", "CoreData", "UIKit",
    ],
    "Sources/Frameworks/WebKit": ["UIKit"],
    "Sources/Frameworks/SafariServices": ["UIKit"],
    "Sources/Frameworks/PassKit": ["ClipUI", "UIKit", "SwiftUI"],
    "Sources/Frameworks/MapKit": [
        "ClipRegions", "ClipUI", "CoreLocation", "CoreGraphics", "UIKit", "SwiftUI",
    ],
    "Sources/Frameworks/ARKit": ["simd", "UIKit"],
    "Sources/Frameworks/RealityKit": ["ARKit"],
    "Sources/Frameworks/QuickLook": ["UIKit"],
    "Sources/Frameworks/QuartzCore": ["UIKit"],
    "Sources/Frameworks/AVFoundation": ["AudioToolbox", "CoreGraphics", "UIKit"],
    "Sources/Frameworks/AVKit": ["SwiftUI", "AVFoundation"],
    "Sources/Frameworks/MessageUI": ["UIKit"],
    "Sources/Frameworks/PhotosUI": ["Photos", "UIKit", "SwiftUI"],
    "Sources/Frameworks/WidgetKit": ["SwiftUI"],
    "Sources/Frameworks/AppIntents": ["ClipFoundation", "SwiftUI"],

    // Projects: sources of apps for iPhones, so that a compiler on Linux takes them.
    "Sources/Projects/ClipSources": [
        "AppClipBytes", "AppClipFormats", "ImageHeaders", "SourceScan",
    ],

    // Simulation: a clip as a process.
    // What a simulator and the process of a clip say to each other.
    "Sources/Simulation/ClipMessages": ["AppClip"],
    // Where Foundation finds the data of App Groups.
    "Sources/Simulation/GroupStores": [],
    // Has `ClipSimulation` called before a program begins.
    "Sources/Simulation/ProgramStart": [],
    // Runs a clip in a process of its own, for a simulator.
    "Sources/Simulation/ClipSimulation": [
        "AppClip", "ClipUI", "ClipMessages", "GroupStores", "ProgramStart",
    ],

    // Testing: for those who write clips, and the checks of views that also run in a browser.
    "Sources/Testing/AppClipTesting": ["ClipRegions", "AppClip"],
    "Sources/Testing/ClipUITesting": ["AppClip", "ClipUI", "AppClipTesting"],
    "Sources/Testing/ClipUIChecks": ["_SeededRandom", "AppClip", "ClipUI", "ClipUITesting"],
    "Sources/Testing/AppClipRehearsal": [
        "AppClipBytes", "AppClipTypes", "AppClipExperiences", "AppClipDevice", "DeviceScenarios",
        "AppClip", "ClipUI", "ClipMessages", "GroupStores", "ClipUITesting",
    ],

    // Browser: a clip as a WebAssembly module. Natively it does nothing, and is built so that every build
    // checks it.
    "Sources/Browser/ClipInBrowser": ["BrowserRuntime", "AppClip", "ClipUI"],
    "Sources/Browser/ClipUIChecksInBrowser": ["BrowserRuntime", "ClipUIChecks"],

    "Tests/ClipSourcesTests": ["AppClipFormats", "_SeededRandom", "ClipSources"],
    "Tests/BrowserFoundationTests": ["_SeededRandom", "BrowserFoundation"],
    "Tests/AppClipTests": ["ClipRegions", "AppClip", "AppClipTesting"],
    "Tests/ClipCombineTests": ["ClipCombine"],
    "Tests/ClipUITests": [
        "AppClip", "InlineMarkdown", "ClipCombine", "ClipUI", "AppClipTesting", "ClipUITesting",
        "ClipUIChecks",
    ],
    "Tests/ClipMessagesTests": ["_SeededRandom", "AppClip", "ClipMessages"],
    "Tests/AppClipRehearsalTests": [
        "AppClipBytes", "AppClipTypes", "AppSiteAssociation", "AppClipExperiences", "AppClipDevice",
        "AppClip", "AppClipRehearsal",
    ],
    "Tests/AroundSwiftUITests": [
        "AppClip", "ClipUI", "AuthenticationServices", "CoreGraphics", "ClipFoundation", "os",
        "CoreImage", "CoreData", "simd", "BackgroundTasks", "UIKit", "SwiftUI", "PassKit", "MapKit",
        "AVFoundation", "AppIntents", "AppClipTesting", "ClipUITesting",
    ],
    "Tests/SystemModulesTests": [
        "AppClip", "ActivityKit", "AuthenticationServices", "CloudKit", "CoreLocation", "Security",
        "StoreKit", "UserNotifications", "CoreBluetooth", "CoreHaptics", "CoreMotion", "CoreNFC",
        "CryptoKit", "LocalAuthentication", "Photos", "AppClipTesting",
    ],
    // Programs like those that Apple's documents print.
    "Tests/ListingTests": [
        "AppClip", "AuthenticationServices", "CoreLocation", "LinkPresentation", "Security",
        "StoreKit", "UserNotifications", "AppClipTesting",
    ],
    // What clips in Swift 5 call, in each form.
    "Tests/SwiftUIUses": [
        "ClipUI", "AuthenticationServices", "StoreKit", "CoreBluetooth", "CryptoKit",
        "LocalAuthentication", "ClipFoundation", "SwiftUI", "WebKit", "PassKit", "MapKit",
        "AVFoundation", "AVKit", "MessageUI", "PhotosUI", "WidgetKit",
    ],
]

/// Libraries of the package of the rules.
let rules: Set = [
    "AppClipBytes", "AppClipTypes", "AppClipFormats", "AppSiteAssociation", "AppClipExperiences",
    "AppClipDevice",
    "DeviceScenarios", "ImageHeaders", "SourceScan", "BrowserRuntime", "_SeededRandom",
]

/// Returns the target of a folder, with the folder's name.
func target(in folder: String, _ dependencies: [String]) -> Target {
    let name = String(folder.split(separator: "/").last ?? "")
    let dependencies = dependencies.map { dependency -> Target.Dependency in
        rules.contains(dependency)
            ? .product(name: dependency, package: "morsel") : .byName(name: dependency)
    }
    return if folder.hasPrefix("Tests/") {
        .testTarget(name: name, dependencies: dependencies, path: folder)
    } else if name == "ClipUIChecksInBrowser" {
        .executableTarget(name: name, dependencies: dependencies, path: folder)
    } else {
        .target(name: name, dependencies: dependencies, path: folder)
    }
}

#if os(Linux)
let present = folders.map { $0 }
#else
let underFrameworks: Set = [
    "Tests/AroundSwiftUITests", "Tests/SystemModulesTests", "Tests/ListingTests",
    "Tests/SwiftUIUses",
]
let present = folders.filter {
    !$0.key.hasPrefix("Sources/Frameworks/") && !underFrameworks.contains($0.key)
}
#endif

let package = Package(
    name: "ClipKit",
    products: ([
        "AppClip", "ClipUI", "ClipInBrowser", "ClipMessages", "ClipSimulation", "AppClipTesting",
        "ClipUITesting", "AppClipRehearsal", "ClipSources",
    ]
        + present.map(\.key).filter { $0.hasPrefix("Sources/Frameworks/") }
        .map { String($0.dropFirst("Sources/Frameworks/".count)) })
        .map { .library(name: $0, targets: [$0]) },
    dependencies: [.package(path: "../Packages/morsel")],
    targets: present.map { target(in: $0, $1) },
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    switch target.name {
    // These two are written in C.
    case "EvaluationContext", "ProgramStart": continue
    case "SwiftUIUses":
        target.swiftSettings = [.swiftLanguageMode(.v5)]
        continue
    default: break
    }
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
    // Testing has overlays for the modules of these names, which are not on Linux.
    if target.name == "AroundSwiftUITests" {
        target.swiftSettings?
            .append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
    }
}

// MORSEL_TESTS is for this package, too.
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
// for browsers: the other targets, and the folders `Native` of these, need Foundation, key paths,
// existential types or tasks. The products keep their names, so that manifests of clips apply to both.
if Context.environment["MORSEL_BROWSER"] != nil {
    let targets: Set = [
        "BrowserFoundation", "AppClip", "TextInputTraits", "EvaluationContext", "ClipState",
        "ClipCombine", "Combine", "CoreGraphics", "ClipUI", "ClipUITesting", "ClipUIChecks",
        "ClipInBrowser", "ClipUIChecksInBrowser",
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
    }
    package.products = package.products.map { product in
        targets.contains(product.name)
            ? product : .library(name: product.name, targets: ["AppClip"])
    }
}
