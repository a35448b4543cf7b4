// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import BundleSamples
import SeededRandom
import Testing

@testable import AppClipBundle

/// G3, C-58: apps with clips, in all forms of builds.
struct BuiltBundleTests {
    private func read(_ files: [String: [UInt8]]) throws(BuiltBundle.ReadingError) -> BuiltBundle {
        try BuiltBundle(in: MemoryFiles(files))
    }

    @Test
    func theThreeFormsHoldTheSame() throws {
        let sample = SampleBundle()
        let forms = try [sample.folder, sample.ipa, sample.archive].map { try read($0) }
        #expect(forms.map(\.form) == [.app, .ipa, .archive])
        for bundle in forms {
            #expect(bundle.app.info?.identifier == "com.example.fruta")
            #expect(bundle.clips.map { $0.info?.identifier } == ["com.example.fruta.Clip"])
            let clip = try #require(bundle.clips.first)
            #expect(clip.name == "Clip.app")
            #expect(clip.info?.version == "817")
            #expect(clip.info?.shortVersion == "1.2")
            #expect(clip.info?.minimumSystem == SystemVersion(16, 4))
            #expect(clip.info?.deviceFamilies == [1, 2])
            #expect(clip.entitlements?.origin == .signature)
            #expect(clip.entitlements?.associatedDomains == ["appclips:fruta.example"])
            #expect(clip.entitlements?.isOnDemandInstallCapable == true)
            #expect(clip.profile?.teams == ["ABCDE12345"])
            #expect(clip.problems == [])
            #expect(bundle.app.problems == [])
        }
        #expect(forms.map(\.sizesAreEstimated) == [false, true, true])
        #expect(
            forms[2].archiveInfo?["ApplicationProperties"]?["CFBundleIdentifier"]?.string
                == "com.example.fruta"
        )
    }

    @Test
    func entitlementsComeFromTheFirstThatHasThem() throws {
        var sample = SampleBundle()
        sample.clip?.isSigned = false
        let claims: SampleValue = ["application-identifier": "ABCDE12345.a"]
        sample.clip?.files["archived-expanded-entitlements.xcent"] = claims.plist
        var clip = try #require(try read(sample.ipa).clips.first)
        #expect(clip.entitlements?.origin == .expandedFile)
        #expect(clip.entitlements?.applicationIdentifier == "ABCDE12345.a")
        sample.clip?.files = [:]
        clip = try #require(try read(sample.ipa).clips.first)
        #expect(clip.entitlements?.origin == .profile)
        sample.clip?.profile = nil
        clip = try #require(try read(sample.ipa).clips.first)
        #expect(clip.entitlements == nil)
    }

    @Test
    func sizesAndContentsAreCounted() throws {
        var sample = SampleBundle()
        sample.clip?.files = [
            "a": [UInt8](repeating: 0, count: 5_000), "de.lproj/b": [1], "en.lproj/b": [1, 2],
            "Assets.car": [1, 2, 3],
            "Frameworks/A.framework/A": SampleBinary().bytes,
        ]
        let clip = try #require(try read(sample.folder).clips.first)
        #expect(clip.contents.size == sample.clip?.allFiles.values.reduce(0) { $0 + $1.count })
        #expect(clip.contents.count == sample.clip?.allFiles.count)
        #expect(clip.contents.largest.first == .init(path: "a", size: 5_000))
        #expect(clip.contents.localizations == ["de", "en"])
        #expect(clip.contents.assetCatalogs == [.init(path: "Assets.car", size: 3)])
        #expect(clip.frameworks.map(\.path) == ["AppClips/Clip.app/Frameworks/A.framework"])
        #expect(clip.frameworks.first?.binary != nil)
    }

    @Test
    func whatIsNoAppIsRefused() {
        #expect(throws: BuiltBundle.ReadingError.noApp) { try read([:]) }
        #expect(throws: BuiltBundle.ReadingError.noApp) { try read(["Payload/a": []]) }
        #expect(throws: BuiltBundle.ReadingError.severalApps(["A.app", "B.app"])) {
            try read(["Payload/A.app/Info.plist": [], "Payload/B.app/Info.plist": []])
        }
    }

    @Test
    func whatCannotBeReadIsAProblem() throws {
        var sample = SampleBundle()
        sample.clip?.files["embedded.mobileprovision"] = [1, 2, 3]
        sample.clip?.profile = nil
        var files = sample.folder
        files["Info.plist"] = Array("<plist>".utf8)
        files["AppClips/Clip.app/Clip"] = Array("#!/bin/sh".utf8)
        let bundle = try read(files)
        #expect(bundle.app.problems.map(\.path) == ["Info.plist"])
        #expect(
            bundle.clips[0].problems.map(\.path) == [
                "AppClips/Clip.app/Clip", "AppClips/Clip.app/embedded.mobileprovision",
            ]
        )
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func damagedFilesEndWithProblems(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let files = SampleBundle().ipa
        let names = files.keys.sorted()
        for _ in 0..<200 {
            var damaged = files
            for _ in 0..<3 {
                let name = names.randomElement(using: &random) ?? ""
                guard var bytes = damaged[name], !bytes.isEmpty else { continue }
                if Bool.random(using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = .random(
                        in: 0...255,
                        using: &random
                    )
                } else {
                    bytes = Array(bytes[..<Int.random(in: bytes.indices, using: &random)])
                }
                damaged[name] = bytes
            }
            let bundle = try read(damaged)
            #expect(bundle.clips.count == 1)
        }
    }
}
