// swift-tools-version: 6.2

// The rules: libraries without input and output, and without dependencies. Sorted from the lowest
// floor to the highest; a target may import only what stands above it. The application, which
// touches network, disk, database and terminal, is the package in `Morsel/`.

import PackageDescription

// The documentation is made with a plugin that no client should have to fetch.
let documentation: [Package.Dependency] =
    Context.environment["BUILD_DOCS"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

// Square roots of numbers below zero are left to the C library.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
    name: "Morsel",
    products: [
        .library(name: "AppClip", targets: ["AppClip"]),
        .library(name: "AppClipTesting", targets: ["AppClipTesting"]),
        .library(name: "ClipUI", targets: ["ClipUI"]),
        .library(name: "ClipUITesting", targets: ["ClipUITesting"]),
        .library(name: "ClipInBrowser", targets: ["ClipInBrowser"]),
        .library(name: "AppClipTypes", targets: ["AppClipTypes"]),
        .library(name: "AppSiteAssociation", targets: ["AppSiteAssociation"]),
        .library(name: "AppClipExperiences", targets: ["AppClipExperiences"]),
        .library(name: "AppClipDevice", targets: ["AppClipDevice"]),
        .library(name: "DeviceWalks", targets: ["DeviceWalks"]),
        .library(name: "DeviceScenarios", targets: ["DeviceScenarios"]),
        .library(name: "AppClipRehearsal", targets: ["AppClipRehearsal"]),
        .library(name: "AssociationVerification", targets: ["AssociationVerification"]),
        .library(name: "AppClipCodes", targets: ["AppClipCodes"]),
        .library(name: "AppClipCodeReader", targets: ["AppClipCodeReader"]),
        .library(name: "CodeScenes", targets: ["CodeScenes"]),
    ],
    dependencies: documentation,
    targets: [
        // MARK: What clip code is written with

        // What stands in for Foundation in a browser; natively only tests look at it.
        .target(name: "BrowserFoundation"),
        .testTarget(name: "BrowserFoundationTests", dependencies: ["BrowserFoundation"]),
        .target(name: "ClipRegions"),
        .target(name: "AppClip", dependencies: ["BrowserFoundation", "ClipRegions"]),
        .target(name: "AppClipTesting", dependencies: ["AppClip", "ClipRegions"]),
        .testTarget(
            name: "AppClipTests",
            dependencies: ["AppClip", "AppClipTesting", "ClipRegions"]
        ),
        .target(name: "CurrentView"),
        .target(name: "ClipUI", dependencies: ["AppClip", "CurrentView"]),
        .target(name: "ClipUITesting", dependencies: ["AppClip", "AppClipTesting", "ClipUI"]),
        .target(name: "ClipUIChecks", dependencies: ["AppClip", "ClipUI", "ClipUITesting"]),
        .testTarget(
            name: "ClipUITests",
            dependencies: ["AppClip", "AppClipTesting", "ClipUI", "ClipUITesting", "ClipUIChecks"]
        ),

        // MARK: Running it as WebAssembly

        // What a C library would give to a module for the browser; empty everywhere else.
        .target(name: "BrowserRuntime"),
        .target(name: "ClipInBrowser", dependencies: ["AppClip", "ClipUI", "BrowserRuntime"]),
        .executableTarget(
            name: "ClipUIChecksInBrowser",
            dependencies: ["ClipUIChecks", "BrowserRuntime"]
        ),

        // MARK: Words that all share

        .target(name: "AppClipTypes"),
        .testTarget(name: "AppClipTypesTests", dependencies: ["AppClipTypes"]),

        // MARK: Association with websites

        .target(name: "AppSiteAssociation", dependencies: ["AppClipTypes"]),
        .testTarget(
            name: "AppSiteAssociationTests",
            dependencies: ["AppSiteAssociation", "AppClipTypes"]
        ),

        // MARK: Experiences

        .target(name: "AppClipExperiences", dependencies: ["AppClipTypes"]),
        .testTarget(
            name: "AppClipExperiencesTests",
            dependencies: ["AppClipExperiences", "AppClipTypes"]
        ),

        // MARK: The device

        .target(
            name: "AppClipDevice",
            dependencies: ["AppClipTypes", "AppClipExperiences", "AppSiteAssociation"]
        ),
        // Devices to which random things happen, for tests, measurements and the release gate.
        .target(
            name: "DeviceWalks",
            dependencies: [
                "AppClipDevice", "AppClipTypes", "AppClipExperiences", "AppSiteAssociation",
            ]
        ),
        .executableTarget(name: "DeviceWalk", dependencies: ["DeviceWalks"]),
        .testTarget(
            name: "AppClipDeviceTests",
            dependencies: [
                "AppClipDevice", "AppClipTypes", "AppClipExperiences", "AppSiteAssociation",
                "DeviceWalks",
            ],
            exclude: ["Rules/rules.tsv"]
        ),

        // Devices to which told things happen, and what is expected of them.
        .target(
            name: "DeviceScenarios",
            dependencies: [
                "AppClipDevice", "AppClipTypes", "AppClipExperiences", "AppSiteAssociation",
            ]
        ),
        .testTarget(
            name: "DeviceScenariosTests",
            dependencies: [
                "DeviceScenarios", "AppClipDevice", "AppClipTypes", "AppClipExperiences",
                "AppSiteAssociation",
            ]
        ),

        // MARK: Clips and apps on a device, in tests

        .target(
            name: "AppClipRehearsal",
            dependencies: [
                "AppClip", "ClipUI", "ClipUITesting", "AppClipDevice", "AppClipTypes",
                "AppClipExperiences", "DeviceScenarios",
            ]
        ),
        .testTarget(
            name: "AppClipRehearsalTests",
            dependencies: [
                "AppClipRehearsal", "AppClip", "AppClipDevice", "AppClipTypes",
                "AppClipExperiences", "AppSiteAssociation",
            ]
        ),

        // MARK: Checking sites

        .target(
            name: "AssociationVerification",
            dependencies: ["AppClipTypes", "AppSiteAssociation", "AppClipDevice"]
        ),
        .testTarget(
            name: "AssociationVerificationTests",
            dependencies: [
                "AssociationVerification", "AppClipTypes", "AppSiteAssociation", "AppClipDevice",
            ]
        ),

        // MARK: The coding tables, as data

        .target(name: "AppClipCodeTables", exclude: ["coding-tables.bin"]),

        // MARK: Codes

        .target(name: "AppClipCodes", dependencies: ["AppClipCodeTables"]),
        .testTarget(
            name: "AppClipCodesTests",
            dependencies: ["AppClipCodes"],
            resources: [.copy("Vectors")]
        ),

        // MARK: Codes in pictures

        .target(
            name: "AppClipCodeReader",
            dependencies: ["AppClipCodes"],
            linkerSettings: mathematics
        ),
        // Pictures of codes as cameras see them, made up for tests and measurements.
        .target(name: "CodeScenes", dependencies: ["AppClipCodes"], linkerSettings: mathematics),
        .testTarget(name: "CodeScenesTests", dependencies: ["CodeScenes", "AppClipCodes"]),
        .testTarget(
            name: "AppClipCodeReaderTests",
            dependencies: ["AppClipCodeReader", "CodeScenes", "AppClipCodes"]
        ),

        // What decoding reads and refuses, as a table; it looks inside, so it stands here and not in
        // the package of the other benchmarks.
        .executableTarget(
            name: "DecodingBenchmark",
            dependencies: ["AppClipCodeReader", "CodeScenes", "AppClipCodes"],
            path: "Benchmarks/Decoding"
        ),

        // MARK: Codes in a browser

        // Its WebAssembly module is made by Scripts/test-codes-in-browser.sh; natively it does
        // nothing, and is built so that every build checks it.
        .executableTarget(
            name: "CodesInBrowser",
            dependencies: ["AppClipCodes", "BrowserRuntime"]
        ),

        // The reader, for a worker of a page; made by Scripts/build-reader.sh. A module of its own:
        // a page needs either, and this one is compiled for speed.
        .executableTarget(
            name: "ReaderInBrowser",
            dependencies: ["AppClipCodeReader", "AppClipCodes", "BrowserRuntime"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Modules with Apple's names, which Apple's systems have themselves.
#if os(Linux)
let systemModules = [
    "ActivityKit", "AuthenticationServices", "CloudKit", "CoreLocation", "LinkPresentation",
    "Security", "StoreKit", "UserNotifications",
]
package.products += systemModules.map { .library(name: $0, targets: [$0]) }
package.targets += systemModules.map { name in
    .target(
        name: name,
        dependencies: ["AppClip"] + (name == "CoreLocation" ? ["ClipRegions"] : []),
        path: "Sources/SystemModules/\(name)"
    )
}
package.targets += [
    .testTarget(
        name: "SystemModulesTests",
        dependencies: ["AppClip", "AppClipTesting"]
            + systemModules.map { .target(name: $0) }
    ),
    // Programs like those that the documents print.
    .testTarget(
        name: "ListingTests",
        dependencies: ["AppClip", "AppClipTesting"]
            + systemModules.map { .target(name: $0) }
    ),
]
#endif

let writtenInC: Set = ["AppClipCodeTables", "BrowserRuntime", "CurrentView"]

for target in package.targets where !writtenInC.contains(target.name) {
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
