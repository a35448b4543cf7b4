// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// The bytes that a visitor of a clip loads.
struct SizeTests {
    private func size(_ shop: Shop, _ arguments: String...) throws -> ProgramRun {
        try BuiltPrograms.run("morsel", ["size"] + arguments, in: shop.folder)
    }

    @Test func bundle() throws {
        let shop = try Shop()
        let run = try size(shop, "Fruta.clip")
        #expect(run.status == 0)
        #expect(run.lines.first == "\(Shop.clip) 1.0")
        #expect(run.errorOutput.contains("does not name its functions"))
    }

    @Test func clipInADatabase() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        let stored = try size(shop, Shop.clip, "--database", "shop.sqlite", "--json")
        let own = try size(shop, "Fruta.clip", "--json")
        #expect(stored.status == 0)
        #expect(stored.text == own.text)
        let module = try #require(objects(stored).first?["module"] as? [String: Any])
        #expect((module["size"] as? [String: Int])?["bytes"] == 8)
    }

    @Test func errors() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        let missing = try size(shop, "Other.clip")
        #expect(missing.status == 1)
        #expect(missing.errorOutput == "Error: bundle: the folder 'Other.clip' does not exist.\n")
        let other = "ABCDE12345.com.example.other.Clip"
        let unknown = try size(shop, other, "--database", "shop.sqlite")
        #expect(unknown.status == 1)
        #expect(unknown.errorOutput.hasPrefix("Error: clip: No build of \(other)"))
        #expect(try size(shop, "Fruta.clip", "--functions=-1").status == 64)
        #expect(try size(shop, "Fruta.clip", "--database", "shop.sqlite").status == 64)
        try shop.folder.write([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0, 10], to: "Fruta.clip/module.wasm")
        let damaged = try size(shop, "Fruta.clip")
        #expect(damaged.status == 1)
        #expect(
            damaged.errorOutput
                == "Error: module: The module cannot be read at byte 10: it ends too early.\n"
        )
    }
}
