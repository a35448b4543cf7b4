// swift-tools-version: 6.2

// The application: everything that touches network, disk, database or terminal. The rules, which
// do not, are the package one folder up. Sorted from the lowest floor to the highest; a target may
// import only what stands above it.

import PackageDescription

// The documentation is made with a plugin that no client should have to fetch.
let documentation: [Package.Dependency] =
    Context.environment["BUILD_DOCS"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

let package = Package(
    name: "MorselApplication",
    products: [
        .library(name: "MorselPictures", targets: ["MorselPictures"]),
        .library(name: "PictureFiles", targets: ["PictureFiles"]),
        .executable(name: "morsel", targets: ["morsel"]),
        .executable(name: "AppClipCodeGenerator", targets: ["AppClipCodeGenerator"]),
        .library(name: "CodeProduction", targets: ["CodeProduction"]),
        .library(name: "ScenarioFiles", targets: ["ScenarioFiles"]),
    ],
    dependencies: [
        .package(name: "Morsel", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird",
            from: "2.28.1",
            traits: []
        ),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(
            url: "https://github.com/swift-server/swift-service-lifecycle",
            from: "2.13.0"
        ),
        // Makes certificates for the tests.
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ] + documentation,
    targets: [
        // MARK: System libraries

        .systemLibrary(
            name: "CCairo",
            pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"])]
        ),
        .systemLibrary(
            name: "CQREncode",
            pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"])]
        ),
        .systemLibrary(
            name: "CPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"])]
        ),
        .systemLibrary(
            name: "CJPEG",
            pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg62-turbo-dev"])]
        ),
        .systemLibrary(
            name: "CZlib",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"])]
        ),

        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"])]
        ),

        // MARK: Test support

        // Runs programs, ours and other people's, for the tests of several targets.
        .target(name: "TestPrograms", path: "Tests/TestPrograms"),

        // MARK: Codes by the thousand

        .target(
            name: "CodeProduction",
            dependencies: [
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppClipCodes", package: "Morsel"),
                "CZlib",
            ]
        ),
        .testTarget(
            name: "CodeProductionTests",
            dependencies: [
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppClipCodes", package: "Morsel"),
                "CodeProduction", "TestPrograms",
            ]
        ),

        // MARK: Pictures

        // Keeps the jumps of libpng and libjpeg out of Swift.
        .target(name: "PictureCodecs", dependencies: ["CPNG", "CJPEG"]),
        .target(
            name: "PictureFiles",
            dependencies: [
                .product(name: "AppClipCodeReader", package: "Morsel"), "PictureCodecs",
            ]
        ),
        // Picture files for tests.
        .target(name: "JPEGWriter", dependencies: ["CJPEG"], path: "Tests/JPEGWriter"),
        .target(
            name: "MadePictures",
            dependencies: ["JPEGWriter"],
            path: "Tests/MadePictures"
        ),
        .testTarget(
            name: "PictureFilesTests",
            dependencies: [
                .product(name: "AppClipCodeReader", package: "Morsel"),
                .product(name: "CodeScenes", package: "Morsel"), "MadePictures",
                "PictureFiles", "TestPrograms",
            ]
        ),
        .target(
            name: "MorselPictures",
            dependencies: [
                .product(name: "AppClipCodes", package: "Morsel"),
                .product(name: "AppClipCodeReader", package: "Morsel"), "CCairo", "CQREncode",
            ]
        ),
        .testTarget(
            name: "MorselPicturesTests",
            dependencies: [
                .product(name: "AppClipCodes", package: "Morsel"),
                .product(name: "AppClipCodeReader", package: "Morsel"),
                .product(name: "CodeScenes", package: "Morsel"), "CCairo", "MorselPictures",
            ]
        ),

        // MARK: The registry

        .target(
            name: "MorselRegistry",
            dependencies: [
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
            ]
        ),
        .target(
            name: "MorselRegistrySQLite",
            dependencies: [
                "MorselRegistry",
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        // What every registry has to fulfil, as a function that tests call.
        .target(
            name: "MorselRegistryTesting",
            dependencies: [
                "MorselRegistry",
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
            ]
        ),
        // Writes until it is killed: the other half of the durability test.
        .executableTarget(
            name: "RegistryWriter",
            dependencies: [
                "MorselRegistry", "MorselRegistrySQLite", "MorselRegistryTesting",
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
            ]
        ),
        .testTarget(
            name: "MorselRegistryTests",
            dependencies: [
                "MorselRegistry", "MorselRegistrySQLite", "MorselRegistryTesting",
                "RegistryWriter",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
            ]
        ),

        // MARK: Scenarios

        // Scenarios as people write them: YAML, with a place for every fault.
        .target(
            name: "ScenarioFiles",
            dependencies: [
                .product(name: "DeviceScenarios", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),

        .testTarget(
            name: "ScenarioFilesTests",
            dependencies: [
                "ScenarioFiles", "MorselWording", "TestPrograms",
                .product(name: "DeviceScenarios", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),

        // MARK: Words for people

        .target(
            name: "MorselWording",
            dependencies: [
                "MorselRegistry", "ScenarioFiles",
                .product(name: "DeviceScenarios", package: "Morsel"),
                .product(name: "AssociationVerification", package: "Morsel"),
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
            ]
        ),
        .testTarget(
            name: "MorselWordingTests",
            dependencies: [
                "MorselRegistry", "MorselRegistrySQLite", "MorselRegistryTesting", "MorselWording",
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "AssociationVerification", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
            ]
        ),

        // MARK: Fetching

        .target(
            name: "MorselFetch",
            dependencies: [
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
                .product(name: "AssociationVerification", package: "Morsel"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
        // Sites on this machine with every fault that there is, for the tests of several targets.
        .target(
            name: "TestSites",
            dependencies: [
                "MorselFetch",
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AssociationVerification", package: "Morsel"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "X509", package: "swift-certificates"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            path: "Tests/TestSites"
        ),
        .testTarget(
            name: "MorselFetchTests",
            dependencies: [
                "MorselFetch", "TestPrograms", "TestSites", "CZlib",
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
                .product(name: "AssociationVerification", package: "Morsel"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),

        // MARK: Pages of HTML

        // Keeps the headers of libxml2, which bring an ICU beside Foundation's, out of Swift.
        .target(name: "PageTree", dependencies: ["CLibXML2"]),
        .target(
            name: "MorselPages",
            dependencies: [
                .product(name: "AppSiteAssociation", package: "Morsel"), "PageTree",
            ]
        ),
        .testTarget(
            name: "MorselPagesTests",
            dependencies: [
                .product(name: "AppSiteAssociation", package: "Morsel"),
                "MorselPages", "TestPrograms",
            ]
        ),

        // MARK: Server

        // The files of Web/ that pages load, as bytes.
        .target(name: "WebFiles"),

        .target(
            name: "MorselServer",
            dependencies: [
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
                .product(name: "AppClipCodes", package: "Morsel"),
                .product(name: "AssociationVerification", package: "Morsel"),
                "MorselFetch", "MorselPages", "MorselPictures", "MorselRegistry", "MorselWording",
                "WebFiles",
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),

        .testTarget(
            name: "MorselServerTests",
            dependencies: [
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
                .product(name: "AppClipCodes", package: "Morsel"),
                .product(name: "AssociationVerification", package: "Morsel"),
                "MorselFetch", "MorselPictures", "MorselRegistry", "MorselRegistrySQLite",
                "MorselRegistryTesting", "MorselServer", "TestPrograms", "TestSites",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),

        // MARK: Command line

        .target(
            name: "MorselCommands",
            dependencies: [
                .product(name: "AppClipCodes", package: "Morsel"),
                .product(name: "AppClipCodeReader", package: "Morsel"),
                .product(name: "AssociationVerification", package: "Morsel"),
                "CodeProduction", "MorselFetch", "MorselPages", "MorselRegistry",
                "MorselRegistrySQLite",
                "MorselServer", "MorselWording", "PictureFiles", "ScenarioFiles",
                .product(name: "DeviceScenarios", package: "Morsel"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "AppClipTypes", package: "Morsel"),
                .product(name: "AppClipExperiences", package: "Morsel"),
                .product(name: "AppSiteAssociation", package: "Morsel"),
                .product(name: "AppClipDevice", package: "Morsel"),
                .product(name: "Logging", package: "swift-log"),
                "MorselPictures",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "MorselCommandsTests",
            dependencies: [
                .product(name: "AppClipCodes", package: "Morsel"),
                .product(name: "AppClipCodeReader", package: "Morsel"),
                "CodeProduction",
                "MadePictures",
                "MorselCommands",
                "PictureFiles", "TestPrograms", "TestSites",
            ]
        ),
        .executableTarget(name: "morsel", dependencies: ["MorselCommands"]),
        .executableTarget(name: "AppClipCodeGenerator", dependencies: ["MorselCommands"]),
    ],
    swiftLanguageModes: [.v6]
)

let writtenInC = ["JPEGWriter", "PageTree", "PictureCodecs", "WebFiles"]

for target in package.targets where target.type != .system && !writtenInC.contains(target.name) {
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
