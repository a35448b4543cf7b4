// swift-tools-version: 6.2

// Fuzzers, one executable each; Fuzz/run.sh builds and runs them. libFuzzer brings the `main`, so
// this package builds with its flags only.
//
// A new one: a folder `Sources/FuzzNAME` with one file, a line in `targets`, seeds in `seeds.py`.

import PackageDescription

/// A fuzzer of what is in the products.
func fuzzer(_ name: String, _ products: (name: String, package: String)...) -> Target {
    .executableTarget(
        name: name,
        dependencies: products.map { .product(name: $0.name, package: $0.package) }
    )
}

let package = Package(
    name: "Fuzz",
    dependencies: [
        .package(name: "Morsel", path: ".."),
        .package(name: "MorselApplication", path: "../Morsel"),
    ],
    targets: [
        fuzzer("FuzzPayload", ("AppClipCodes", "Morsel")),
        fuzzer("FuzzURL", ("AppClipCodes", "Morsel")),
        fuzzer("FuzzRings", ("AppClipCodes", "Morsel")),
        fuzzer("FuzzSVG", ("AppClipCodes", "Morsel")),
        fuzzer("FuzzTables", ("AppClipCodes", "Morsel")),
        fuzzer(
            "FuzzAssociation",
            ("AppSiteAssociation", "Morsel"),
            ("AppClipTypes", "Morsel")
        ),
        fuzzer("FuzzLinkPattern", ("AppSiteAssociation", "Morsel")),
        fuzzer("FuzzPropertyList", ("AppSiteAssociation", "Morsel")),
        fuzzer(
            "FuzzCSV",
            ("AppClipCodes", "Morsel"),
            ("CodeProduction", "MorselApplication")
        ),
        fuzzer("FuzzZip", ("CodeProduction", "MorselApplication")),
        fuzzer("FuzzPathData", ("MorselPictures", "MorselApplication")),
        fuzzer("FuzzNDEF", ("MorselPictures", "MorselApplication")),
        fuzzer(
            "FuzzPNG",
            ("AppClipCodeReader", "Morsel"),
            ("PictureFiles", "MorselApplication")
        ),
        fuzzer(
            "FuzzJPEG",
            ("AppClipCodeReader", "Morsel"),
            ("PictureFiles", "MorselApplication")
        ),
        fuzzer(
            "FuzzScenario",
            ("AppClipDevice", "Morsel"),
            ("DeviceScenarios", "Morsel"),
            ("ScenarioFiles", "MorselApplication")
        ),
        fuzzer("FuzzPixels", ("AppClipCodeReader", "Morsel"), ("AppClipCodes", "Morsel")),
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
