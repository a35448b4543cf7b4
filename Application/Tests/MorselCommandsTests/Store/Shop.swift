// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorselRegistryTesting
import TestPrograms

/// A folder with a clip bundle and a database for `morsel` to work on.
struct Shop {
    static let clip = "ABCDE12345.com.example.fruta.Clip"

    let folder: TemporaryFolder

    /// Creates a folder with the bundle `Fruta.clip`, which belongs to `fruta.example`.
    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("Fruta.clip")
        try folder.write([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0], to: "Fruta.clip/module.wasm")
        try folder.write(Self.image, to: "header.png")
        try folder.write(Self.image, to: "Fruta.clip/header.png")
        try folder.write("no image", to: "text.png")
        try folder.write(Self.manifest, to: "Fruta.clip/clip.json")
    }

    /// Writes the manifest again, with some text replaced.
    func change(_ text: String, to other: String) throws { try change((text, other)) }

    /// Writes the manifest again, with several texts replaced.
    func change(_ replacements: (String, String)...) throws {
        let manifest = replacements.reduce(Self.manifest) { manifest, replacement in
            manifest.replacingOccurrences(of: replacement.0, with: replacement.1)
        }
        try folder.write(manifest, to: "Fruta.clip/clip.json")
    }

    /// Runs `morsel` in the folder, on the database `shop.sqlite`.
    func morsel(_ arguments: String...) throws -> ProgramRun { try morsel(arguments) }

    func morsel(_ arguments: [String]) throws -> ProgramRun {
        try BuiltPrograms.run(
            "morsel",
            arguments + ["--database", "shop.sqlite"],
            in: folder
        )
    }

    /// Publishes the bundle.
    func publish() throws -> ProgramRun { try morsel("publish", "Fruta.clip", "--json") }

    /// Registers an experience.
    func add(_ url: String, _ more: String...) throws -> ProgramRun {
        let card = ["--title", "Smoothies", "--subtitle", "Today", "--image", "header.png"]
        let all = ["experience", "add", url, "--clip", Self.clip] + card + more
        return try BuiltPrograms.run("morsel", all + ["--database", "shop.sqlite"], in: folder)
    }

    /// A PNG file of 1800 × 1200 pixels.
    private static let image = Sample.png()

    private static let manifest = """
        {
          "format": 1,
          "app": { "identifier": "ABCDE12345.com.example.fruta", "name": "Fruta" },
          "clip": "ABCDE12345.com.example.fruta.Clip",
          "version": "1.0",
          "minimumSystem": "16.4",
          "module": "module.wasm",
          "assets": [],
          "associatedDomains": ["appclips:fruta.example"],
          "defaultExperience": {
            "verb": "OPEN", "image": "header.png", "language": "en",
            "subtitles": { "en": "Order a smoothie" }
          }
        }
        """
}
