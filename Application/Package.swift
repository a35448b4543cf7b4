// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// The application: everything that touches network, disk, database or terminal. The rules, which do not, are the package
// in the folder above, and the clip kit that in `Kit/`. The rules are named by way of `Packages/morsel`, a link to
// their folder: SwiftPM takes the last part of a path for the package's identity, which must not depend on the folder
// that somebody clones into.
//
// Targets stand in the order of their layers, as in the other manifests.

import PackageDescription

/// Returns libraries of the package of the rules.
func rules(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "morsel") }
}

/// Returns libraries of the clip kit.
func kit(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "kit") }
}

/// Returns targets of this package.
func own(_ names: String...) -> [Target.Dependency] { names.map { .byName(name: $0) } }

/// Returns products of another package, which is named first.
func products(of package: String, _ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: package) }
}

/// Returns a C library that Debian packages.
func cLibrary(_ name: String, pkgConfig: String, debian package: String) -> Target {
    .systemLibrary(
        name: name,
        path: "Sources/CLibraries/\(name)",
        pkgConfig: pkgConfig,
        providers: [.apt([package])]
    )
}

/// Returns a target that the tests of several targets share.
func testSupport(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/Support/\(name)")
}

let package = Package(
    name: "MorselApplication",
    products: [
        .executable(name: "morsel", targets: ["morsel"]),
        .executable(name: "AppClipCodeGenerator", targets: ["AppClipCodeGenerator"]),
    ]
        // Only for the measurements and the fuzzers of this repository.
        + [
            "CodeImages", "CodeProduction", "ExperienceLists", "ImageFiles", "MorselRegistry",
            "MorselRegistryPostgreSQL", "MorselRegistrySQLite",
            "MorselRegistryTesting", "ProjectFiles", "ScenarioFiles", "ZipFiles",
        ].map {
            .library(name: "_\($0)", targets: [$0])
        },
    dependencies: [
        .package(path: "../Packages/morsel"),
        .package(path: "../Kit"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
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
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // MARK: C libraries

        cLibrary("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
        cLibrary("CQREncode", pkgConfig: "libqrencode", debian: "libqrencode-dev"),
        cLibrary("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
        cLibrary("CJPEG", pkgConfig: "libjpeg", debian: "libjpeg62-turbo-dev"),
        cLibrary("CWebP", pkgConfig: "libwebp", debian: "libwebp-dev"),
        cLibrary("CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),
        cLibrary("CBrotli", pkgConfig: "libbrotlienc", debian: "libbrotli-dev"),
        cLibrary("CLibXML2", pkgConfig: "libxml-2.0", debian: "libxml2-dev"),
        cLibrary("CPostgreSQL", pkgConfig: "libpq", debian: "libpq-dev"),

        // MARK: Archives

        // ZIP: the directory is read by the package of the rules, and entries are inflated by zlib.
        .target(name: "ZipFiles", dependencies: rules("AppClipFormats") + own("CZlib")),
        // Deflate, gzip and Brotli, of bytes in memory.
        .target(name: "Compression", dependencies: own("CZlib", "CBrotli")),

        // MARK: Codes by the thousand

        .target(
            name: "CodeProduction",
            dependencies: rules(
                "AppClipTypes",
                "AppClipFormats",
                "AppClipExperiences",
                "AppClipCodes"
            ) + own("Compression", "ZipFiles")
        ),

        // MARK: Projects and archives

        // Folders and archives in the form that the readers of projects and bundles need.
        .target(
            name: "ProjectFiles",
            dependencies: rules("AppClipFormats") + own("ZipFiles")
                + products(of: "swift-system", "SystemPackage")
        ),

        // The locations of the kit, the scanner and the demo, which belong to the program.
        .target(name: "ProductFiles"),

        // Starts processes that end with this one.
        .target(name: "ChildProcesses"),

        // Clips of projects, built natively.
        .target(
            name: "ClipBuilds",
            dependencies: rules(
                "AppClipBytes",
                "AppClipFormats",
                "SourceScan",
                "AppClipProject"
            )
                + kit("ClipSources", "ClipMessages")
                + own("ProjectFiles", "ProductFiles", "ChildProcesses")
                + products(of: "swift-crypto", "Crypto")
                + products(of: "swift-system", "SystemPackage")
        ),

        // MARK: Images

        // Keeps the jumps of libpng and libjpeg out of Swift.
        .target(name: "ImageCodecs", dependencies: own("CPNG", "CJPEG", "CWebP")),
        .target(
            name: "ImageFiles",
            dependencies: rules("AppClipCodeReader", "ImageHeaders") + own("ImageCodecs")
        ),
        .target(
            name: "CodeImages",
            dependencies: rules("AppClipBytes", "AppClipCodes", "AppClipCodeReader")
                + own("CCairo", "CQREncode", "ZipFiles")
        ),

        // MARK: The registry

        .target(
            name: "MorselRegistry",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppSiteAssociation",
                "AppClipExperiences",
                "AppClipDevice",
                "AppClipCodeReader",
                "ImageHeaders"
            ) + own("Compression", "ImageFiles") + products(of: "swift-crypto", "Crypto")
                + products(of: "swift-system", "SystemPackage")
        ),
        // The engines of the registry.
        .target(
            name: "MorselRegistrySQLite",
            dependencies: rules(
                "AppSiteAssociation",
                "AppClipExperiences",
                "AppClipDevice"
            )
                + own("MorselRegistry")
                + products(of: "GRDB.swift", "GRDB", "GRDBSQLite")
                + products(of: "swift-system", "SystemPackage")
        ),
        .target(
            name: "MorselRegistryPostgreSQL",
            dependencies: own("CPostgreSQL", "MorselRegistry")
        ),

        // MARK: HTTP

        // A request and a response, for everything that answers requests; no I/O.
        .target(
            name: "HTTPExchange",
            dependencies: rules("AppClipBytes") + products(of: "swift-http-types", "HTTPTypes")
        ),

        // MARK: The App Store Connect API

        // The types, requests and documents of the API, as a table and as values; no I/O.
        .target(
            name: "AppStoreConnect",
            dependencies: rules("AppClipBytes", "AppClipTypes", "AppClipFormats")
                + products(of: "swift-crypto", "Crypto")
        ),

        // A client of the API, for Apple's server or another store.
        .target(
            name: "AppStoreConnectClient",
            dependencies: rules("AppClipBytes", "AppClipFormats") + own("AppStoreConnect")
                + products(of: "async-http-client", "AsyncHTTPClient")
                + products(of: "swift-nio", "NIOCore", "NIOHTTP1")
                + products(of: "swift-crypto", "Crypto")
        ),

        // MARK: Scenarios as people write them

        // Documentation/rules/rules.tsv, as bytes, and as values.
        .target(name: "RuleTable"),
        .target(name: "PublishedRules", dependencies: own("RuleTable")),
        .target(
            name: "ScenarioFiles",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AppClipExperiences",
                "AppClipDevice",
                "DeviceScenarios"
            ) + own("PublishedRules") + products(of: "Yams", "Yams")
        ),

        // Experiences as files: CSV and YAML, planned and imported.
        .target(
            name: "ExperienceLists",
            dependencies: rules("AppClipTypes", "AppClipExperiences", "DeviceScenarios")
                + own("CodeProduction", "MorselRegistry", "ScenarioFiles")
                + products(of: "Yams", "Yams")
        ),

        // MARK: Sites of others

        .target(
            name: "MorselFetch",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppSiteAssociation",
                "AssociationVerification"
            )
                + products(of: "async-http-client", "AsyncHTTPClient")
                + products(of: "swift-nio-extras", "NIOHTTPCompression")
                + products(of: "swift-nio", "NIOCore", "NIOPosix", "NIOHTTP1")
                + products(of: "swift-nio-ssl", "NIOSSL")
                + products(of: "swift-system", "SystemPackage")
        ),
        // Keeps the headers of libxml2, which include an ICU besides Foundation's, out of Swift.
        .target(name: "HTMLTree", dependencies: own("CLibXML2")),
        .target(
            name: "PageMetadata",
            dependencies: rules("AppSiteAssociation") + own("HTMLTree")
        ),

        .target(
            name: "SiteDiagnosis",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipExperiences",
                "AppClipDevice",
                "AppClipCodes"
            ) + own("MorselRegistry", "MorselFetch", "PageMetadata")
        ),

        // MARK: Words for people

        .target(
            name: "MorselWording",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipExperiences",
                "AppClipDevice",
                "DeviceScenarios",
                "AppClipProject",
                "AppClipBundle",
                "AppClipLint",
                "AppClipCodes",
                "AppClipCodeReader",
                "NFCTags"
            )
                + own(
                    "CodeProduction",
                    "ProjectFiles",
                    "ImageFiles",
                    "CodeImages",
                    "MorselRegistry",
                    "PublishedRules",
                    "ScenarioFiles",
                    "ExperienceLists"
                )
                + products(of: "swift-system", "SystemPackage")
        ),

        // The resources of the API, made from the contents of a registry.
        .target(
            name: "StoreAPI",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppClipExperiences",
                "AppSiteAssociation"
            )
                + own("MorselRegistry", "HTTPExchange", "AppStoreConnect", "MorselWording")
                + products(of: "swift-crypto", "Crypto")
                + products(of: "swift-http-types", "HTTPTypes")
        ),

        // MARK: Server

        .target(
            name: "PrometheusMetrics",
            dependencies: products(of: "swift-metrics", "CoreMetrics")
        ),
        // The files of Web/ that pages load, bundled and compressed, and the templates of the console.
        .plugin(name: "BundleWeb", capability: .buildTool()),
        .target(name: "WebFiles", plugins: ["BundleWeb"]),
        .target(
            name: "HTMLTemplates",
            dependencies: rules("AppClipBytes") + products(of: "swift-mustache", "Mustache")
        ),
        // Turns requests into pages; the server connects it to the network.
        .target(
            name: "MorselConsole",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipExperiences",
                "AppClipDevice",
                "AppClipCodes"
            )
                + own(
                    "CodeProduction",
                    "CodeImages",
                    "MorselRegistry",
                    "HTTPExchange",
                    "MorselWording",
                    "WebFiles",
                    "HTMLTemplates"
                )
                + products(of: "swift-crypto", "Crypto", "CryptoExtras")
                + products(of: "swift-http-types", "HTTPTypes")
                + products(of: "swift-mustache", "Mustache")
        ),
        .target(
            name: "MorselServer",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipExperiences",
                "AppClipDevice",
                "AppClipCodes",
                "NFCTags"
            )
                + own(
                    "Compression",
                    "ImageFiles",
                    "CodeImages",
                    "MorselRegistry",
                    "MorselFetch",
                    "HTTPExchange",
                    "SiteDiagnosis",
                    "MorselWording",
                    "AppStoreConnect",
                    "StoreAPI",
                    "WebFiles",
                    "HTMLTemplates",
                    "MorselConsole"
                )
                + products(of: "swift-http-types", "HTTPTypes")
                + products(of: "swift-log", "Logging")
                + products(of: "swift-metrics", "CoreMetrics")
                + products(of: "swift-mustache", "Mustache")
                + products(of: "swift-nio", "NIOCore", "NIOHTTP1", "NIOPosix")
                + products(of: "swift-nio-extras", "NIOExtras", "NIOHTTPTypesHTTP1")
                + products(of: "swift-service-lifecycle", "ServiceLifecycle", "UnixSignals")
                + products(of: "swift-system", "SystemPackage")
        ),

        // MARK: The simulator

        .target(
            name: "MorselSimulator",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppSiteAssociation",
                "AppClipExperiences",
                "AppClipDevice",
                "DeviceScenarios",
                "AppClipCodes",
                "AppClipCodeReader"
            )
                + kit("AppClip", "AppClipRehearsal", "ClipMessages")
                + own(
                    "ClipBuilds",
                    "ImageFiles",
                    "HTTPExchange",
                    "ScenarioFiles",
                    "MorselWording",
                    "WebFiles"
                )
                + products(of: "swift-http-types", "HTTPTypes")
                + products(of: "swift-nio", "NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket")
                + products(of: "swift-nio-extras", "NIOHTTPTypesHTTP1")
                + products(of: "swift-system", "SystemPackage")
        ),

        // MARK: Command line

        // Standard streams, input and output files, and errors in words.
        .target(
            name: "Terminal",
            dependencies: rules("AppClipBytes", "AppClipTypes")
                + products(of: "swift-log", "Logging")
                + products(of: "swift-system", "SystemPackage")
        ),

        // The values and files that arguments of commands name.
        .target(
            name: "CommandArguments",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AppClipExperiences",
                "DeviceScenarios"
            ) + own("ProjectFiles", "ScenarioFiles", "MorselWording", "Terminal")
        ),
        // Findings about projects and sites, and results of scenarios, in the formats of people and
        // machines; no output.
        .target(
            name: "FindingReports",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipDevice",
                "AppClipLint"
            ) + own("ScenarioFiles", "SiteDiagnosis", "MorselWording", "Terminal")
        ),
        // Facts of projects and of builds, as text and as values for JSON; no output.
        .target(
            name: "ProjectReports",
            dependencies: rules("AppClipBytes", "AppClipFormats", "AppClipProject")
                + own("ClipBuilds", "MorselWording", "Terminal", "FindingReports")
        ),
        // Codes in files, and URLs that fit in codes or not, as text and as values for JSON.
        .target(
            name: "CodeReports",
            dependencies: rules("AppClipCodes", "AppClipCodeReader")
                + own("CodeProduction", "ImageFiles", "CodeImages", "MorselWording", "Terminal")
                + products(of: "swift-system", "SystemPackage")
        ),
        // The bytes that visitors of a clip load, as text and as values for JSON.
        .target(
            name: "ClipReports",
            dependencies: rules("AppClipTypes", "AppClipFormats", "AppClipExperiences")
                + own("ImageFiles", "MorselRegistry", "WebFiles", "Terminal")
        ),
        // The lint of what a path leads to, with its configuration, baseline and references.
        .target(
            name: "PathLint",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipExperiences",
                "AppClipDevice",
                "DeviceScenarios",
                "AppClipProject",
                "AppClipBundle",
                "AppClipLint"
            )
                + own(
                    "ProjectFiles",
                    "MorselRegistry",
                    "ScenarioFiles",
                    "MorselFetch",
                    "MorselWording",
                    "Terminal",
                    "CommandArguments",
                    "FindingReports"
                )
                + products(of: "Yams", "Yams")
        ),
        // The files of new projects, and of clips for existing ones; no output.
        .target(
            name: "ProjectTemplates",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AppClipProject",
                "AppClipLint",
                "AppClipCodes"
            ) + own("ProjectFiles", "CodeImages", "MorselWording")
        ),
        // Clips that are published from bundles, archives, projects or values alone.
        .target(
            name: "ClipPublishing",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipExperiences",
                "AppClipProject",
                "AppClipBundle",
                "AppClipLint"
            )
                + own(
                    "ProjectFiles",
                    "MorselRegistry",
                    "MorselFetch",
                    "MorselWording",
                    "Terminal",
                    "CommandArguments",
                    "ProjectReports"
                )
        ),
        .target(
            name: "MorselCommands",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppClipProject",
                "AppClipBundle",
                "AppClipLint",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipExperiences",
                "AppClipDevice",
                "DeviceScenarios",
                "AppClipCodes",
                "NFCTags"
            )
                + own(
                    "ZipFiles",
                    "CodeProduction",
                    "ProjectFiles",
                    "ProductFiles",
                    "ClipBuilds",
                    "CodeImages",
                    "MorselRegistry",
                    "MorselRegistrySQLite",
                    "MorselRegistryPostgreSQL",
                    "ScenarioFiles",
                    "ExperienceLists",
                    "MorselFetch",
                    "PageMetadata",
                    "SiteDiagnosis",
                    "PublishedRules",
                    "MorselWording",
                    "PrometheusMetrics",
                    "MorselConsole",
                    "MorselServer",
                    "MorselSimulator",
                    "Terminal",
                    "CommandArguments",
                    "FindingReports",
                    "ProjectReports",
                    "CodeReports",
                    "ClipReports",
                    "PathLint",
                    "ProjectTemplates",
                    "ClipPublishing"
                )
                + products(of: "swift-argument-parser", "ArgumentParser")
                + products(of: "swift-crypto", "Crypto")
                + products(of: "swift-log", "Logging")
                + products(of: "swift-metrics", "CoreMetrics")
                + products(of: "swift-nio-ssl", "NIOSSL")
                + products(of: "swift-system", "SystemPackage")
        ),
        .executableTarget(
            name: "morsel",
            dependencies: own("MorselCommands")
                + products(of: "swift-argument-parser", "ArgumentParser")
        ),
        .executableTarget(
            name: "AppClipCodeGenerator",
            dependencies: own("MorselCommands")
                + products(of: "swift-argument-parser", "ArgumentParser")
        ),

        // MARK: What tests share

        // Image files that the tests write themselves.
        testSupport("JPEGWriter", own("CJPEG")),
        testSupport("TestImages", own("JPEGWriter")),
        // The requirements of every registry, as a function that tests call.
        testSupport(
            "MorselRegistryTesting",
            rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppSiteAssociation",
                "AppClipExperiences",
                "AppClipDevice"
            )
                + own("MorselRegistry", "TestImages")
        ),
        // A database server that the tests start.
        testSupport("TestPostgreSQL", rules("_TestPrograms")),
        // Writes until it is killed: the other half of the durability test.
        .executableTarget(
            name: "RegistryWriter",
            dependencies: rules("AppClipBytes", "AppClipTypes", "AppClipExperiences")
                + own(
                    "MorselRegistry",
                    "MorselRegistrySQLite",
                    "MorselRegistryPostgreSQL",
                    "MorselRegistryTesting"
                ),
            path: "Tests/Support/RegistryWriter"
        ),
        // Sites on this machine with every kind of fault.
        testSupport(
            "TestSites",
            rules("AppClipTypes", "AssociationVerification") + own("MorselFetch")
                + products(of: "swift-nio", "NIOCore", "NIOPosix")
                + products(of: "swift-nio-ssl", "NIOSSL")
                + products(of: "swift-certificates", "X509")
                + products(of: "swift-asn1", "SwiftASN1")
                + products(of: "swift-crypto", "Crypto")
        ),

        // MARK: Tests

        .testTarget(
            name: "CodeProductionTests",
            dependencies: rules(
                "_TestPrograms",
                "AppClipTypes",
                "AppClipFormats",
                "AppClipExperiences",
                "AppClipCodes",
                "_SeededRandom"
            ) + own("ZipFiles", "CodeProduction")
        ),
        .testTarget(
            name: "ProjectFilesTests",
            dependencies: rules(
                "_TestPrograms",
                "AppClipFormats",
                "_BundleSamples",
                "_SeededRandom"
            )
                + own("ZipFiles", "ProjectFiles")
        ),
        .testTarget(
            name: "ProductFilesTests",
            dependencies: rules("_TestPrograms") + own("ProductFiles")
        ),
        .testTarget(
            name: "ClipBuildsTests",
            dependencies: rules("_TestPrograms", "AppClipFormats", "AppClipProject")
                + own("ProjectFiles", "ClipBuilds", "morsel")
        ),
        .testTarget(
            name: "ZipFilesTests",
            dependencies: rules(
                "_TestPrograms",
                "AppClipFormats",
                "_BundleSamples",
                "_SeededRandom"
            )
                + own("ZipFiles")
        ),
        .testTarget(
            name: "ImageFilesTests",
            dependencies: rules(
                "_TestPrograms",
                "AppClipCodeReader",
                "_CodeScenes",
                "_SeededRandom"
            )
                + own("ImageFiles", "TestImages")
        ),
        .testTarget(
            name: "CodeImagesTests",
            dependencies: rules(
                "AppClipCodes",
                "AppClipCodeReader",
                "_CodeScenes",
                "_SeededRandom",
                "_TestPrograms"
            ) + own("CCairo", "CodeImages")
        ),
        .testTarget(
            name: "MorselRegistryTests",
            dependencies: rules(
                "_SeededRandom",
                "AppClipBytes",
                "AppClipTypes",
                "AppSiteAssociation",
                "AppClipExperiences",
                "AppClipDevice"
            )
                + own(
                    "MorselRegistry",
                    "MorselRegistrySQLite",
                    "MorselRegistryPostgreSQL",
                    "MorselRegistryTesting",
                    "TestPostgreSQL",
                    "RegistryWriter"
                )
                + products(of: "GRDB.swift", "GRDB")
        ),
        .testTarget(
            name: "AppStoreConnectTests",
            dependencies: rules(
                "_SeededRandom",
                "_TestPrograms",
                "AppClipBytes",
                "AppClipFormats"
            )
                + own("AppStoreConnect") + products(of: "swift-crypto", "Crypto")
        ),
        .testTarget(
            name: "SnapshotFileTests",
            dependencies: rules("_SeededRandom", "AppClipTypes", "AppClipExperiences")
                + own("MorselRegistry")
        ),
        .testTarget(
            name: "ScenarioFilesTests",
            dependencies: rules(
                "_TestPrograms",
                "AppClipBytes",
                "AppClipTypes",
                "AppClipExperiences",
                "AppClipDevice",
                "DeviceScenarios"
            ) + own("ScenarioFiles", "MorselWording")
                + products(of: "Yams", "Yams")
        ),
        .testTarget(
            name: "MorselFetchTests",
            dependencies: rules(
                "_TestPrograms",
                "AppClipBytes",
                "AppClipTypes",
                "AppSiteAssociation",
                "AssociationVerification",
                "_SeededRandom"
            ) + own("CZlib", "MorselFetch", "TestSites")
                + products(of: "swift-nio", "NIOCore")
                + products(of: "swift-nio-ssl", "NIOSSL")
        ),
        .testTarget(
            name: "PageMetadataTests",
            dependencies: rules("AppSiteAssociation", "_SeededRandom", "_TestPrograms")
                + own("PageMetadata")
        ),
        .testTarget(
            name: "MorselWordingTests",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipExperiences",
                "AppClipDevice",
                "AppClipCodes"
            )
                + own(
                    "CodeProduction",
                    "CodeImages",
                    "MorselRegistry",
                    "MorselRegistrySQLite",
                    "MorselWording",
                    "MorselRegistryTesting"
                )
        ),
        .testTarget(
            name: "ExperienceListsTests",
            dependencies: rules("AppClipTypes", "AppClipExperiences")
                + own("ExperienceLists", "MorselRegistry")
        ),
        .testTarget(
            name: "PrometheusMetricsTests",
            dependencies: own("PrometheusMetrics") + products(of: "swift-metrics", "CoreMetrics")
        ),
        .testTarget(
            name: "MorselConsoleTests",
            dependencies: rules("AppClipBytes", "AppClipTypes", "AppClipExperiences")
                + own(
                    "HTTPExchange",
                    "MorselRegistry",
                    "MorselRegistrySQLite",
                    "MorselRegistryTesting",
                    "MorselConsole"
                )
                + products(of: "swift-http-types", "HTTPTypes")
        ),
        .testTarget(
            name: "MorselServerTests",
            dependencies: rules(
                "_TestPrograms",
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AssociationVerification",
                "AppClipExperiences",
                "AppClipDevice",
                "AppClipCodes"
            )
                + own(
                    "CodeImages",
                    "HTTPExchange",
                    "MorselRegistry",
                    "MorselRegistrySQLite",
                    "MorselFetch",
                    "PageMetadata",
                    "SiteDiagnosis",
                    "AppStoreConnect",
                    "AppStoreConnectClient",
                    "MorselServer",
                    "MorselRegistryTesting",
                    "WebFiles",
                    "TestSites"
                )
                + products(of: "swift-crypto", "Crypto")
                + products(of: "swift-http-types", "HTTPTypes")
                + products(of: "swift-log", "Logging")
                + products(of: "swift-mustache", "Mustache")
                + products(of: "swift-nio", "NIOCore", "NIOHTTP1")
        ),
        .testTarget(
            name: "MorselSimulatorTests",
            dependencies: rules(
                "_TestPrograms",
                "AppClipBytes",
                "AppClipTypes",
                "AppClipExperiences",
                "AppClipDevice",
                "DeviceScenarios"
            ) + own("ClipBuilds", "MorselSimulator", "ScenarioFiles")
        ),
        .testTarget(
            name: "TerminalTests",
            dependencies: rules("_TestPrograms") + own("Terminal")
                + products(of: "swift-system", "SystemPackage")
        ),
        .testTarget(
            name: "CommandArgumentsTests",
            dependencies: rules("_TestPrograms", "AppClipTypes", "AppSiteAssociation")
                + own("ProjectFiles", "ScenarioFiles", "Terminal", "CommandArguments")
        ),
        .testTarget(
            name: "FindingReportsTests",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppSiteAssociation",
                "AssociationVerification",
                "DeviceScenarios",
                "AppClipLint"
            )
                + own(
                    "PageMetadata",
                    "ScenarioFiles",
                    "SiteDiagnosis",
                    "MorselWording",
                    "FindingReports"
                )
        ),
        .testTarget(
            name: "ProjectReportsTests",
            dependencies: rules("AppClipFormats", "AppClipProject")
                + own("ClipBuilds", "ProjectReports", "ProjectTemplates")
        ),
        .testTarget(
            name: "CodeReportsTests",
            dependencies: rules("_TestPrograms", "AppClipCodes")
                + own("CodeImages", "CodeProduction", "Terminal", "CodeReports")
        ),
        .testTarget(
            name: "ClipReportsTests",
            dependencies: rules(
                "AppClipBytes",
                "AppClipTypes",
                "AppClipFormats",
                "AppClipExperiences"
            )
                + own(
                    "MorselRegistry",
                    "MorselRegistrySQLite",
                    "ClipReports",
                    "MorselRegistryTesting"
                )
        ),
        .testTarget(
            name: "PathLintTests",
            dependencies: rules("_TestPrograms", "AppClipTypes", "AppClipFormats", "AppClipLint")
                + own(
                    "MorselFetch",
                    "Terminal",
                    "FindingReports",
                    "PathLint",
                    "ProjectTemplates",
                    "TestSites"
                )
        ),
        .testTarget(
            name: "ProjectTemplatesTests",
            dependencies: rules(
                "_TestPrograms",
                "AppClipTypes",
                "AppClipFormats",
                "AppClipProject"
            ) + own("ProjectFiles", "ProjectTemplates")
        ),
        .testTarget(
            name: "ClipPublishingTests",
            dependencies: rules(
                "AppClipBytes",
                "_BundleSamples",
                "_TestPrograms",
                "AppClipTypes",
                "AppSiteAssociation",
                "AppClipExperiences"
            )
                + own(
                    "MorselRegistry",
                    "MorselRegistrySQLite",
                    "MorselRegistryTesting",
                    "Terminal",
                    "ClipPublishing"
                )
        ),
        .testTarget(
            name: "MorselCommandsTests",
            dependencies: rules(
                "_BundleSamples",
                "_TestPrograms",
                "AppClipFormats",
                "AppClipCodes",
                "AppClipCodeReader"
            )
                + own(
                    "MorselRegistryTesting",
                    "ZipFiles",
                    "CodeProduction",
                    "ImageFiles",
                    "MorselCommands",
                    "TestImages",
                    "TestSites"
                )
        ),
    ],
    swiftLanguageModes: [.v6]
)

let writtenInC: Set = [
    "ChildProcesses", "HTMLTree", "ImageCodecs", "JPEGWriter", "RuleTable",
]

for target in package.targets
where ![.system, .plugin].contains(target.type) && !writtenInC.contains(target.name) {
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
