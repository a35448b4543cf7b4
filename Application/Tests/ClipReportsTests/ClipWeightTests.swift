// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipFormats
import AppClipTypes
import Foundation
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

@testable import ClipReports

/// The bytes that visitors of a clip load.
struct ClipWeightTests {
    /// A module with two functions, of 4 and 3 bytes, and their names.
    private static let module: [UInt8] =
        [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0, 10, 8, 2, 3, 0, 1, 0x0B, 2, 0, 0x0B]
        + [0, UInt8(7 + list.count), 4] + "name".utf8 + [1, UInt8(list.count)] + list
    private static let list: [UInt8] =
        [2, 0, 12] + "$s1A3fooyyF\n".utf8 + [1, 11] + "$s1A3fooyyF".utf8

    private static func bundle(
        module: [UInt8]? = module,
        codings: [ContentCoding: [UInt8]] = [.brotli: [1, 2, 3], .gzip: [1, 2, 3, 4, 5]]
    ) throws -> ClipBundle {
        let image = try ImageFile(Sample.png())
        return ClipBundle(
            app: App(identifier: try AppIdentifier("ABCDE12345.com.example.Fruta"), name: "Fruta"),
            clip: try AppIdentifier("ABCDE12345.com.example.Fruta.Clip"),
            version: "1.0",
            minimumSystem: SystemVersion(16, 4),
            entitlement: [],
            module: module,
            assets: [
                "assets/header.png": Blob(contentType: "image/png", bytes: image.bytes),
                "assets/icon.png": Blob(contentType: "image/png", bytes: [1]),
                "assets/icon.svg": Blob(contentType: "image/svg+xml", bytes: [1, 2, 3, 4]),
            ],
            image: image,
            verb: .open,
            language: .english,
            subtitles: [.english: "Order a smoothie"],
            codedModules: codings
        )
    }

    private static func json(_ weight: ClipWeight) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return String(decoding: try encoder.encode(weight), as: UTF8.self)
    }

    @Test func sumsOfTheFirstVisit() throws {
        let weight = try ClipWeight(WeighedClip(Self.bundle()), functions: 1)
        let module = try #require(weight.module)
        #expect(module.size == CodedSize(Self.module.count, codings: [.brotli: 3, .gzip: 5]))
        #expect(module.isCompressed)
        #expect(module.sections.map(\.name) == ["code", "name"])
        #expect(module.functionCount == 2)
        #expect(module.largestFunctions.map(\.bytes) == [4])
        #expect(weight.assets.map(\.use) == ["image", nil, "icon"])
        #expect(weight.host.count == 4)
        let host = weight.host.reduce(CodedSize.zero) { $0 + $1.size }
        #expect(host.brotli < host.gzip && host.gzip < host.bytes)
        #expect(weight.firstVisit.withoutImage.brotli == host.brotli + 3 + 4)
        #expect(weight.firstVisit.withoutImage.gzip == host.gzip + 5 + 4)
        #expect(weight.firstVisit.withoutImage.bytes == host.bytes + Self.module.count + 4)
        // The sample is so simple that its PNG is smaller than any version but the narrowest.
        let image = Sample.png().count
        let versions = try #require(weight.image?.versions.map(\.bytes))
        #expect(versions[0] < image)
        #expect(versions[1...] == [image, image])
        #expect(weight.firstVisit.withImage.gzip == host.gzip + 5 + 4 + image)
        #expect(weight.budgets.map(\.bytes) == [host.brotli + 7, host.brotli, 3])
    }

    @Test func table() throws {
        let text = ClipWeightText(
            try ClipWeight(WeighedClip(Self.bundle()), functions: 2)
        ).text
        let lines = text.split(separator: "\n")
        #expect(lines.first == "ABCDE12345.com.example.Fruta.Clip 1.0")
        #expect(
            lines.contains { $0.hasPrefix("module ") && $0.hasSuffix("           3           5") }
        )
        #expect(lines.contains { $0.hasPrefix("  name (custom) ") })
        #expect(lines.contains { $0.hasPrefix("  assets/header.png (header image) ") })
        #expect(lines.contains { $0.hasPrefix("  1,200 pixels wide ") })
        // A name that is not a symbol stays on its line.
        #expect(lines.contains("          4  $s1A3fooyyF\\n"))
        #expect(lines.contains("          3  A.foo() -> ()"))
    }

    // What publishing stores has the same size.
    @Test func buildOfARegistry() async throws {
        let registry = try Registry.sqlite()
        let bundle = try Self.bundle()
        _ = try await registry.publish(bundle, stage: .released, at: .now)
        let stored = try ClipWeight(try await WeighedClip(bundle.clip, in: registry), functions: 9)
        let own = try ClipWeight(WeighedClip(bundle), functions: 9)
        #expect(try Self.json(stored) == Self.json(own))
        let other = try AppIdentifier("ABCDE12345.com.example.Other.Clip")
        await #expect(throws: RegistryError.unknownClip(other)) {
            try await WeighedClip(other, in: registry)
        }
    }

    // A build that an older version published is sent as it is.
    @Test func moduleWithoutCodings() throws {
        let weight = try ClipWeight(WeighedClip(Self.bundle(codings: [:])), functions: 9)
        #expect(weight.module?.isCompressed == false)
        #expect(weight.module?.size.brotli == Self.module.count)
    }

    @Test func clipForIPhonesAlone() throws {
        let bundle = try Self.bundle(module: nil, codings: [:])
        let weight = try ClipWeight(WeighedClip(bundle), functions: 9)
        #expect(weight.module == nil)
        #expect(!weight.host.contains { $0.path == "clip-host/frame.html" })
        #expect(!ClipWeightText(weight).text.contains("\nmodule "))
    }

    @Test func damagedModule() throws {
        let bundle = try Self.bundle(module: Array(Self.module.dropLast()))
        let error = #expect(throws: WebAssemblyError.self) {
            try ClipWeight(WeighedClip(bundle), functions: 9)
        }
        #expect(error?.code == .truncated)
    }

    // The budgets are those of `make weight`.
    @Test func budgets() throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        let file = try Data(contentsOf: root.appending(path: "Tests/Weight/budgets.json"))
        let budgets = try JSONDecoder().decode([String: Int].self, from: file)
        for budget in WeightBudget.allCases {
            #expect(budgets[budget.rawValue] == budget.bytes, "\(budget)")
        }
    }

    @Test(arguments: [
        ("$s4Clip4MenuV5orderyyF", "Clip.Menu.order() -> ()"), ("main", nil), ("$s", nil),
        ("", nil),
    ])
    func demangles(_ symbol: String, _ name: String?) {
        #expect(SwiftSymbol.demangled(symbol) == name)
    }

    @Test func longSymbolsAreNotDemangled() {
        let symbol = "$s" + String(repeating: "4Clip", count: 1_000)
        #expect(SwiftSymbol.demangled(symbol) == nil)
    }
}
