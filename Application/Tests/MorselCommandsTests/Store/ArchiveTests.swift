// SPDX-License-Identifier: Apache-2.0

import BundleSamples
import Foundation
import TestPrograms
import Testing

/// C9, C-51, C-58: a clip is published with the archive that is submitted to the store.
struct ArchiveTests {
    /// Writes an app's folder.
    private func write(_ sample: SampleBundle, in shop: Shop) throws {
        for (path, bytes) in sample.folder {
            let url = shop.folder.url("Fruta.app/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: url)
        }
    }

    private func publish(_ shop: Shop) throws -> ProgramRun {
        try shop.morsel("publish", "Fruta.clip", "--archive", "Fruta.app", "--json")
    }

    // B-17: one row for each domain.
    @Test
    func versionAndDomainsAreThoseOfTheArchive() throws {
        let shop = try Shop()
        var sample = SampleBundle()
        let domains: SampleValue = ["appclips:fruta.example", "appclips:menu.fruta.example"]
        sample.clip?.entitlements?["com.apple.developer.associated-domains"] = domains
        sample.app.entitlements?["com.apple.developer.associated-domains"] = domains
        try write(sample, in: shop)
        let run = try publish(shop)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.text.contains("\"1.2\""))
        #expect(run.text.contains("menu.fruta.example"))
    }

    @Test
    func anErrorRefusesTheArchive() throws {
        let shop = try Shop()
        var sample = SampleBundle()
        sample.clip?.info["CFBundleVersion"] = "1"
        try write(sample, in: shop)
        let run = try publish(shop)
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("A204"))
        #expect(!FileManager.default.fileExists(atPath: shop.folder.path + "/shop.sqlite"))
    }

    @Test
    func anotherClipIsRefused() throws {
        let shop = try Shop()
        try write(SampleBundle(), in: shop)
        try shop.change("fruta.Clip", to: "fruta.Other")
        let run = try publish(shop)
        #expect(run.status == 1)
        #expect((run.text + run.errorOutput).contains("both must be the same"))
        #expect(!FileManager.default.fileExists(atPath: shop.folder.path + "/shop.sqlite"))
    }

    // C9: an archive, and its exported app.
    @Test(arguments: ["xcarchive", "ipa"])
    func otherForms(_ form: String) throws {
        let shop = try Shop()
        let sample = SampleBundle()
        let name = form == "ipa" ? "unpacked" : "Fruta.xcarchive"
        for (path, bytes) in form == "ipa" ? sample.ipa : sample.archive {
            let url = shop.folder.url("\(name)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: url)
        }
        if form == "ipa" {
            let packed = try BuiltPrograms.shell(
                "cd unpacked && python3 -m zipfile -c ../Fruta.ipa Payload",
                in: shop.folder
            )
            #expect(packed.status == 0, "\(packed.errorOutput)")
        }
        let run = try shop.morsel("publish", "Fruta.clip", "--archive", "Fruta.\(form)", "--json")
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.text.contains("\"1.2\""))
    }

    @Test
    func aBrokenArchiveSaysWhy() throws {
        let shop = try Shop()
        try shop.folder.write("no archive", to: "Fruta.ipa")
        let run = try shop.morsel("publish", "Fruta.clip", "--archive", "Fruta.ipa")
        #expect(run.status == 1 && run.errorOutput.contains("is not a ZIP archive"))
    }

    // C-51: an app and its clip are submitted together.
    @Test
    func anAppWithoutAClipIsRefused() throws {
        let shop = try Shop()
        var sample = SampleBundle()
        sample.clip = nil
        try write(sample, in: shop)
        #expect(try publish(shop).status == 1)
        let missing = try shop.morsel("publish", "Fruta.clip", "--archive", "nothing.ipa")
        #expect(missing.status == 1)
    }
}
