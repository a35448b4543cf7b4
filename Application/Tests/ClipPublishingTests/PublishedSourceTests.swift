// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import BundleSamples
import Foundation
import MorselRegistry
import Terminal
import TestPrograms
import Testing

@testable import ClipPublishing

/// Clips that values, archives and projects describe (C9).
@Suite struct PublishedSourceTests {
    private static var clip: WrittenNativeClip {
        var clip = WrittenNativeClip()
        clip.clip = "ABCDE12345.com.example.fruta.Clip"
        (clip.name, clip.appVersion, clip.minimumSystem) = ("Fruta", "1.2", "16.4")
        clip.domain = ["fruta.example"]
        return clip
    }

    private func bundle(_ source: PublishedSource) throws -> ClipBundle {
        try source.bundle(at: .now) { _ in }
    }

    private func error(of source: PublishedSource) -> String? {
        #expect(throws: CommandError.self) { try bundle(source) }?.description
    }

    @Test func valuesAlone() throws {
        let bundle = try bundle(PublishedSource(path: nil, clip: Self.clip))
        #expect(bundle.app.identifier.text == "ABCDE12345.com.example.fruta")
        #expect(bundle.entitlement.map(\.text) == ["appclips:fruta.example"])
        #expect(bundle.version == "1.2" && bundle.module == nil && !bundle.hasCard)
    }

    @Test func aMissingOptionIsNamed() {
        var clip = Self.clip
        clip.appVersion = nil
        let missing = error(of: PublishedSource(path: nil, clip: clip))
        #expect(missing?.hasPrefix("app-version: --app-version is missing.") == true)
        #expect(WrittenNativeClip().isEmpty && !clip.isEmpty)
    }

    @Test func aCardNeedsASubtitle() {
        var card = WrittenCard()
        card.verb = "play"
        let missing = error(of: PublishedSource(path: nil, clip: Self.clip, card: card))
        #expect(missing == "subtitle: --subtitle is missing: the text of the default experience.")
    }

    @Test func anArchiveBelongsToABundle() {
        let alone = PublishedSource(path: nil, archive: "Fruta.ipa", clip: Self.clip)
        #expect(error(of: alone)?.hasPrefix("bundle: the clip bundle is missing") == true)
        let two = PublishedSource(path: "Fruta.app", archive: "Fruta.ipa")
        #expect(error(of: two) == "archive: there are two archives; keep one.")
    }

    @Test func valuesOverrideAnArchive() throws {
        let folder = try TemporaryFolder()
        try write(SampleBundle(), to: folder)
        var clip = WrittenNativeClip()
        clip.name = "Smoothies"
        let bundle = try bundle(PublishedSource(path: folder.url("Fruta.app").path, clip: clip))
        #expect(bundle.app.name == "Smoothies" && bundle.version == "1.2")
    }

    @Test func anArchiveWithErrorsIsRefused() throws {
        let folder = try TemporaryFolder()
        var sample = SampleBundle()
        sample.clip?.info["CFBundleVersion"] = "1"
        try write(sample, to: folder)
        let archive = try PublishedArchive(folder.url("Fruta.app").path, at: .now)
        #expect(archive.warnings.contains { $0.hasPrefix("error: A204: ") })
        #expect(throws: CommandError.self) { try archive.clip() }
    }

    @Test func aFolderWithoutAProject() throws {
        let folder = try TemporaryFolder()
        let project = try PublishedProject(folder.path)
        #expect(!project.isThere)
        #expect(throws: CommandError.self) { try project.clip(WrittenNativeClip()) }
        let missing = error(of: PublishedSource(path: folder.path))
        #expect(missing?.contains("has no file 'clip.json'") == true)
    }

    private func write(_ sample: SampleBundle, to folder: TemporaryFolder) throws {
        for (path, bytes) in sample.folder {
            let url = folder.url("Fruta.app/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: url)
        }
    }
}
