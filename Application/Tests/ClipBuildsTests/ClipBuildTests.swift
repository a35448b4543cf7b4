// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import Foundation
import TestPrograms
import Testing

/// Clips of Xcode projects, built natively (D11, G7): with a kit of a few lines, by the installed compiler.
@Suite(.smallKit, .timeLimit(.minutes(20)))
struct ClipBuildTests {
    @Test
    func buildsAClipAndItsApp() async throws {
        let sample = try SampleClip()
        let outcome = try await sample.build()
        #expect(
            try sample.run(outcome) == [
                "payload implicit", "Sea shell Brand/Blue", "com.example.shop.Clip 3", "Hello!",
            ]
        )
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.modules == ["Clip"])
        #expect(outcome.previews.map(\.name) == ["Menu"])
        #expect(
            outcome.previews.first?.location == .init(file: "Clip/Menu.swift", line: 13, column: 1)
        )
        let facts = outcome.facts
        #expect(facts.isClip)
        #expect(facts.bundleIdentifier == "com.example.shop.Clip")
        #expect(facts.displayName == "Shop")
        #expect(facts.minimumSystem == "16.4")
        #expect(facts.associatedDomains == ["appclips:example.com"])
        #expect(facts.invocationURLs == ["https://example.com/1"])
        #expect(facts.environment == ["_XCAppClipURL": "https://example.com/1"])
        #expect(facts.counterpart == "Shop")

        let app = try await sample.build("Shop")
        #expect(try sample.run(app) == ["full app"])
        #expect(app.facts.counterpart == "Clip")
    }

    @Test
    func aProjectWithoutItsFilesIsPassedOver() async throws {
        let sample = try SampleClip()
        let old = sample.folder.url("Old")
        try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: sample.folder.url("Shop.xcodeproj"),
            to: old.appendingPathComponent("Shop.xcodeproj")
        )
        let outcome = try await sample.build()
        #expect(outcome.program != nil)
        #expect(outcome.facts.target == "Clip")
    }

    @Test
    func indexesResources() async throws {
        let sample = try SampleClip(files: [
            "Clip/Texts.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld items": {"localizations": {
            "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld Stück"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Stücke"}}}}},
            "../../up": {"stringUnit": {"state": "translated", "value": "out"}}}}}}
            """
        ])
        let outcome = try await sample.build()
        let bundle = try #require(outcome.program).bundle
        func read<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
            try JSONDecoder().decode(
                type,
                from: Data(contentsOf: URL(fileURLWithPath: "\(bundle)/\(name)"))
            )
        }
        let index = try read(ResourceIndex.fileName, as: ResourceIndex.self)
        #expect(index.colors["Sea"]?.first?.red == 16.0 / 255)
        #expect(index.colors["Brand/Blue"]?.first?.green == 0.5)
        let image = try #require(index.images["shell"]?.variants.first)
        #expect(image.scale == 2)
        #expect(FileManager.default.fileExists(atPath: "\(bundle)/\(image.file)"))
        let texts = try read(TextIndex.fileName, as: TextIndex.self)
        #expect(texts.tables["Localizable"]?["en"]?["hello"]?.text == "Hello!")
        let cases = try #require(texts.tables["Texts"]?["de"]?["%lld items"]?.cases)
        #expect(cases.map(\.plural) == ["one", "other"])
        let table = try String(contentsOfFile: "\(bundle)/de.lproj/Texts.strings", encoding: .utf8)
        #expect(table == "\"%lld items\" = \"%lld Stücke\";\n")
        // A file that is removed from the project is removed from the bundle.
        try FileManager.default.removeItem(at: sample.folder.url("Clip/menu.json"))
        let again = try await sample.build()
        #expect(try sample.run(again).contains("com.example.shop.Clip -1"))
    }

    @Test
    func saysErrorsOfTheProjectsOwnLines() async throws {
        let sample = try SampleClip(files: [
            "Clip/Sub/Wrong.swift": """
            #if os(iOS)
            func wrong() -> Int { "text" }
            #else
            let a = absent
            #endif
            #Preview {
                Nothing()
            }
            func old() { var unused = 1 }
            """
        ])
        let failed = try await sample.build()
        #expect(failed.program == nil)
        let error = try #require(failed.errors.first)
        #expect(failed.errors.count == 1)
        #expect(error.location == .init(file: "Clip/Sub/Wrong.swift", line: 2, column: 23))
        #expect(error.message.contains("cannot convert"))
        try sample.write("func old() { var unused = 1 }\n", to: "Clip/Sub/Wrong.swift")
        // The diagnostics of a file that the compiler skips are reported again.
        for _ in 0..<2 {
            let built = try await sample.build()
            #expect(built.program != nil)
            #expect(
                built.diagnostics.map(\.location) == [
                    .init(file: "Clip/Sub/Wrong.swift", line: 1, column: 18)
                ]
            )
        }
    }

    @Test
    func compilesAndLinksWhatChanged() async throws {
        let sample = try SampleClip(
            packages: "packageReferences = (LP);",
            files: Self.package.merging([
                "Clip/Clip.swift":
                    "import Kit\n@main struct Clip { static func main() { print(word()) } }\n"
            ]) { $1 }
        )
        let first = try await sample.build()
        #expect(try sample.run(first) == ["one"])
        #expect(first.modules == ["Kit", "Clip"])
        let kit = try String(
            contentsOf: sample.folder.url("Kit/Sources/Kit/Kit.swift"),
            encoding: .utf8
        )
        try sample.write(kit.replacing("one", with: "two"), to: "Kit/Sources/Kit/Kit.swift")
        let second = try await sample.build()
        #expect(try sample.run(second) == ["two"])
        // A missing symbol is found at linking, each time until it exists.
        try sample.write(
            kit + "\n@_silgen_name(\"absent\") public func absent()\n",
            to: "Kit/Sources/Kit/Kit.swift"
        )
        try sample.write(
            "import Kit\n@main struct Clip { static func main() { absent() } }\n",
            to: "Clip/Clip.swift"
        )
        for _ in 0..<2 {
            let broken = try await sample.build()
            #expect(broken.program == nil)
            #expect(broken.errors.contains { $0.message.contains("undefined symbol: absent") })
        }
    }

    @Test
    func namesModulesThatAreMissing() async throws {
        let sample = try SampleClip(
            packages: "packageReferences = (RP);",
            files: [
                "Clip/More.swift": """
                import Foundation
                #if canImport(AppKit)
                import AppKit
                #endif
                import Fruit
                import struct Absent.Thing
                """
            ]
        )
        let outcome = try await sample.build()
        #expect(outcome.program == nil)
        #expect(
            outcome.missing == [
                MissingModule(
                    name: "Absent",
                    origin: .unknown,
                    imports: [.init(file: "Clip/More.swift", line: 6, column: 1)]
                ),
                MissingModule(
                    name: "Fruit",
                    origin: .remotePackage(url: "https://example.com/Fruit.git"),
                    imports: [.init(file: "Clip/More.swift", line: 5, column: 1)]
                ),
            ]
        )
    }

    @Test(arguments: [
        ("SWIFT_VERSION = 6.0;", "var shared = 1", false),
        ("SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "var shared = 1", true),
        ("", "var shared = 1", true),
        ("OTHER_SWIFT_FLAGS = \"-DFRUIT\";", "#if !FRUIT\nlet a = absent\n#endif", true),
        ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;", "protocol P {}\nvar p: P? = nil", true),
        ("SWIFT_ENABLE_BARE_SLASH_REGEX = YES;", "let pattern = /a+/", true),
        ("", "let pattern = /a+/", false),
    ])
    func heedsSettings(_ settings: String, _ source: String, compiles: Bool) async throws {
        let sample = try SampleClip(
            settings: settings,
            files: ["Clip/Clip.swift": "@main enum Clip { static func main() {} }\n\(source)\n"]
        )
        let outcome = try await sample.build()
        #expect((outcome.program != nil) == compiles, "\(outcome.diagnostics)")
    }

    @Test
    func buildsAProgramOfAPackage() async throws {
        let sample = try SampleClip()
        for name in ["Clip", "App", "Shop.xcodeproj"] {
            try FileManager.default.removeItem(at: sample.folder.url(name))
        }
        for (name, text) in [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Stand", targets: [
                .executableTarget(name: "Stand", dependencies: ["Fruit"], resources: [.process("Resources")]),
                .target(name: "Fruit", swiftSettings: [.define("RIPE")]),
            ])
            """,
            "Sources/Stand/Stand.swift": """
            import AppClip
            import Fruit
            import Foundation
            @main struct Stand {
                static func main() {
                    let url = Bundle.module.url(forResource: "price", withExtension: "txt")!
                    print(fruit, try! String(contentsOf: url, encoding: .utf8))
                }
            }
            """,
            "Sources/Stand/Resources/price.txt": "3",
            "Sources/Fruit/Fruit.swift": """
            #if RIPE && SWIFT_PACKAGE
            public let fruit = "ripe"
            #endif
            """,
        ] { try sample.write(text, to: name) }
        let outcome = try await sample.build()
        #expect(try sample.run(outcome) == ["ripe 3"])
        #expect(outcome.facts.isClip)
    }

    @Test
    func refusesWhatIsNotThere() async throws {
        let sample = try SampleClip()
        await #expect {
            _ = try await sample.build("Other")
        } throws: { error in
            (error as? BuildError)?.description
                == "--target: no clip or app is called 'Other'. There are 'Clip' in Shop.xcodeproj, 'Shop' in Shop.xcodeproj."
        }
    }

    private static let package = [
        "Kit/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [.target(name: "Kit")])
        """,
        "Kit/Sources/Kit/Kit.swift": "public func word() -> String { \"one\" }\n",
    ]
}
