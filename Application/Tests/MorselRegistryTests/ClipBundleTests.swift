// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Foundation
import MorselRegistry
import MorselRegistryTesting
import Testing

struct ClipBundleTests {
    private static let manifest = """
        {
          "format": 1,
          "app": { "identifier": "ABCDE12345.com.example.Fruta", "name": "Fruta", "storeNumber": 7 },
          "clip": "ABCDE12345.com.example.Fruta.Clip",
          "version": "1.0",
          "minimumSystem": "16.4",
          "module": "module.wasm",
          "assets": ["assets/header.png", "assets/menu/today.json"],
          "associatedDomains": ["appclips:fruta.example", "appclips:*.fruta.example"],
          "defaultExperience": {
            "verb": "OPEN",
            "image": "assets/header.png",
            "language": "en",
            "subtitles": { "en": "Order a smoothie", "de": "Bestelle einen Smoothie" }
          }
        }
        """

    private func withBundle(
        replacing text: String = "",
        with other: String = "",
        _ body: (String) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let manifest = text.isEmpty ? Self.manifest : Self.manifest.replacing(text, with: other)
            let files: [(String, [UInt8])] = [
                ("clip.json", Array(manifest.utf8)), ("module.wasm", Sample.module),
                ("assets/header.png", Sample.png()), ("assets/menu/today.json", [0x7B, 0x7D]),
                ("secret.txt", [0x21]),
            ]
            for (path, bytes) in files {
                let url = URL(fileURLWithPath: folder + "/" + path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(bytes).write(to: url)
            }
            try await body(folder)
        }
    }

    @Test func readsTheDocumentedForm() async throws {
        try await withBundle { folder in
            let bundle = try ClipBundle(folder: folder)
            #expect(bundle.app.name == "Fruta")
            #expect(bundle.app.storeNumber == 7)
            #expect(bundle.clip.text == "ABCDE12345.com.example.Fruta.Clip")
            #expect(bundle.minimumSystem == SystemVersion(16, 4))
            #expect(bundle.entitlement.map(\.text).count == 2)
            #expect(
                bundle.build(stage: .released).associatedDomains.map(\.text) == ["fruta.example"]
            )
            #expect(bundle.module == Sample.module)
            #expect(bundle.assets["assets/menu/today.json"]?.contentType == "application/json")
            #expect(bundle.assets["assets/header.png"]?.bytes == Sample.png())
            #expect(bundle.card.image?.width == 1_800)
            #expect(bundle.defaultExperience.findings.isEmpty)
            let german = try #require(Language("de"))
            #expect(bundle.card.texts[german]?.subtitle == "Bestelle einen Smoothie")
            let bytes = Sample.module.count + Sample.png().count + 2
            #expect(bundle.size.bytes == bytes)
        }
    }

    /// C-51: among others, a clip without its app.
    @Test(arguments: [
        ("\"app\":", "\"other\":", ClipBundleError.memberMissing("app")),
        ("\"format\": 1", "\"format\": 2", .format(2)),
        ("\"format\": 1,", "", .memberMissing("format")),
        ("\"format\": 1,", "\"format\": 1", .manifestNotJSON),
        ("\"name\": \"Fruta\",", "", .memberMissing("app.name")),
        ("\"name\": \"Fruta\"", "\"name\": 3", .memberType("app.name")),
        ("\"assets/menu/today.json\"", "null", .memberType("assets[1]")),
        ("\"version\": \"1.0\"", "\"version\": \"\"", .version),
        ("\"16.4\"", "\"new\"", .minimumSystem("new")),
        ("OPEN", "ORDER", .verb("ORDER")),
        (
            "\"language\": \"en\"", "\"language\": \"1\"",
            .language(member: "defaultExperience.language", "1")
        ),
        ("\"de\"", "\"d\"", .language(member: "defaultExperience.subtitles.d", "d")),
        // C2: only languages that the store supports.
        (
            "\"de\"", "\"de-AT\"",
            .language(member: "defaultExperience.subtitles.de-AT", "de-AT")
        ), ("\"1.0\"", "\"abc\"", .version), ("\"1.0\"", "\"1.2.3.4\"", .version),
        (
            "ABCDE12345.com.example.Fruta.Clip", "com.example.Fruta.Clip",
            .identifier(member: "clip", IdentifierError(code: .prefixCharacter, offset: 0))
        ),
        (
            "appclips:fruta.example", "appclips:https://fruta.example",
            .entitlement(
                member: "associatedDomains[0]",
                entry: "appclips:https://fruta.example",
                .host(.character)
            )
        ),
        ("module.wasm", "secret.txt", .notAModule(path: "secret.txt")),
        ("module.wasm", "assets", .fileMissing(path: "assets")),
        ("module.wasm", "none.wasm", .fileMissing(path: "none.wasm")),
        ("assets/menu/today.json", "../secret.txt", .path("../secret.txt")),
        ("assets/menu/today.json", "/etc/passwd", .path("/etc/passwd")),
        ("assets/menu/today.json", "assets/../secret.txt", .path("assets/../secret.txt")),
        ("assets/menu/today.json", "assets//menu/today.json", .path("assets//menu/today.json")),
        (
            "\"image\": \"assets/header.png\"", "\"image\": \"secret.txt\"",
            .image(path: "secret.txt", .unknownFormat)
        ),
    ])
    func refuses(_ text: String, _ other: String, _ error: ClipBundleError) async throws {
        try await withBundle(replacing: text, with: other) { folder in
            #expect(throws: error) { try ClipBundle(folder: folder) }
        }
    }

    /// A link could lead out of the folder.
    @Test func followsNoLinks() async throws {
        try await withBundle { folder in
            let asset = folder + "/assets/menu/today.json"
            try FileManager.default.removeItem(atPath: asset)
            try FileManager.default.createSymbolicLink(
                atPath: asset,
                withDestinationPath: folder + "/secret.txt"
            )
            #expect(throws: ClipBundleError.fileMissing(path: "assets/menu/today.json")) {
                try ClipBundle(folder: folder)
            }
        }
    }

    @Test func isBounded() async throws {
        try await withBundle { folder in
            let space = Data(repeating: 0x20, count: ClipBundle.largestManifest)
            try space.write(to: URL(fileURLWithPath: folder + "/clip.json"))
            #expect(throws: ClipBundleError.manifestNotJSON) { try ClipBundle(folder: folder) }
            try (space + [0x20]).write(to: URL(fileURLWithPath: folder + "/clip.json"))
            let error = ClipBundleError.fileTooLarge(
                path: "clip.json",
                limit: ClipBundle.largestManifest
            )
            #expect(throws: error) { try ClipBundle(folder: folder) }
        }
        let paths = (0...ClipBundle.assetLimit).map { "\"assets/\($0)\"" }.joined(separator: ",")
        try await withBundle(replacing: "\"assets/menu/today.json\"", with: paths) { folder in
            #expect(throws: ClipBundleError.tooManyAssets(limit: ClipBundle.assetLimit)) {
                try ClipBundle(folder: folder)
            }
        }
    }

    @Test func missingFolderIsTold() {
        #expect(throws: ClipBundleError.fileMissing(path: "clip.json")) {
            try ClipBundle(folder: "/nonexistent/Fruta.clip")
        }
    }
}
