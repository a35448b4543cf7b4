// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// Fuzzers, one executable each; Fuzz/run.sh builds and runs them. libFuzzer provides `main`, so this package only
// builds with its flags.
//
// To add one: a folder `Sources/FuzzNAME` with one file, a line in `targets`, seeds in `seeds.py`.

import PackageDescription

/// Returns the target of a fuzzer that uses products.
func fuzzer(_ name: String, _ products: (name: String, package: String)...) -> Target {
    .executableTarget(
        name: name,
        dependencies: products.map { .product(name: $0.name, package: $0.package) }
    )
}

let package = Package(
    name: "Fuzz",
    dependencies: [
        .package(path: "../Packages/morsel"),
        .package(path: "../Kit"),
        .package(path: "../Application"),
    ],
    targets: [
        fuzzer("FuzzPayload", ("AppClipCodes", "morsel")),
        fuzzer("FuzzURL", ("AppClipCodes", "morsel")),
        fuzzer("FuzzRings", ("AppClipCodes", "morsel")),
        fuzzer("FuzzSVG", ("AppClipCodes", "morsel")),
        fuzzer("FuzzTables", ("AppClipCodes", "morsel")),
        fuzzer(
            "FuzzAssociation",
            ("AppClipFormats", "morsel"),
            ("AppSiteAssociation", "morsel"),
            ("AppClipTypes", "morsel")
        ),
        fuzzer("FuzzLinkPattern", ("AppSiteAssociation", "morsel")),
        fuzzer(
            "FuzzPropertyList",
            ("AppClipFormats", "morsel"),
            ("AppSiteAssociation", "morsel")
        ),
        fuzzer("FuzzClipMessages", ("ClipMessages", "kit")),
        fuzzer("FuzzXML", ("AppClipFormats", "morsel")),
        fuzzer("FuzzStringTable", ("AppClipFormats", "morsel")),
        fuzzer("FuzzXcconfig", ("AppClipFormats", "morsel")),
        fuzzer("FuzzSource", ("AppClipFormats", "morsel"), ("SourceScan", "morsel")),
        fuzzer("FuzzRewriting", ("AppClipFormats", "morsel"), ("ClipSources", "kit")),
        fuzzer(
            "FuzzCSV",
            ("AppClipCodes", "morsel"),
            ("_CodeProduction", "application")
        ),
        fuzzer(
            "FuzzZip",
            ("AppClipFormats", "morsel"),
            ("_ProjectFiles", "application"),
            ("_ZipFiles", "application")
        ),
        fuzzer("FuzzBinary", ("AppClipFormats", "morsel")),
        fuzzer("FuzzWebAssembly", ("AppClipFormats", "morsel")),
        fuzzer("FuzzSignature", ("AppClipFormats", "morsel")),
        fuzzer("FuzzSizeReport", ("AppClipBundle", "morsel"), ("AppClipLint", "morsel")),
        fuzzer(
            "FuzzBundle",
            ("AppClipBundle", "morsel"),
            ("AppClipBytes", "morsel"),
            ("AppClipFormats", "morsel"),
            ("AppClipLint", "morsel"),
            ("_BundleSamples", "morsel")
        ),
        fuzzer("FuzzNDEF", ("NFCTags", "morsel")),
        fuzzer(
            "FuzzPNG",
            ("AppClipCodeReader", "morsel"),
            ("_ImageFiles", "application")
        ),
        fuzzer(
            "FuzzJPEG",
            ("AppClipCodeReader", "morsel"),
            ("_ImageFiles", "application")
        ),
        fuzzer(
            "FuzzSnapshotFile",
            ("AppClipExperiences", "morsel"),
            ("AppClipTypes", "morsel"),
            ("_MorselRegistry", "application")
        ),
        fuzzer(
            "FuzzScenario",
            ("AppClipDevice", "morsel"),
            ("DeviceScenarios", "morsel"),
            ("_ScenarioFiles", "application")
        ),
        fuzzer("FuzzProject", ("AppClipFormats", "morsel"), ("AppClipProject", "morsel")),
        fuzzer("FuzzPixels", ("AppClipCodeReader", "morsel"), ("AppClipCodes", "morsel")),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .strictMemorySafety(), .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-parse-as-library"]),
    ]
}
