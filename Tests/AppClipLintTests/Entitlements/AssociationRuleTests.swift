// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes
import BundleSamples
import Testing

@testable import AppClipLint

/// Domains, schemes, scenarios and experiences, compared with each other.
struct AssociationRuleTests {
    private static let clip = "app.fruta.Clip"

    private func subject(_ sample: SampleProject = SampleProject()) -> LintSubject {
        LintSubject(ProjectTree(reading: MemoryFiles(texts: sample.files)))
    }

    private func experience(_ url: String, clip: String = clip) -> LintSubject.Registration {
        LintSubject.Registration(
            clip: clip,
            host: String(url.dropFirst(8).prefix { $0 != "/" }),
            url: url,
            origin: "Experience 7"
        )
    }

    // B-01, B-05
    @Test("C341 an experience on another host; none on that of the clip, or of another clip")
    func experienceDomains() throws {
        let subject = subject()
        #expect(subject.findings(about: [experience("https://fruta.app/menu")]).isEmpty)
        #expect(
            subject.findings(about: [experience("https://www.fruta.app/", clip: "app.other")])
                .isEmpty
        )
        let found = subject.findings(about: [experience("https://www.fruta.app/menu")])
        #expect(found.map(\.rule) == ["C341"])
        let finding = try #require(found.first)
        #expect(finding.severity == .warning && finding.place?.file == "Clip/Clip.entitlements")
        #expect(!finding.message.contains("{") && !finding.remedy.contains("{"))
    }

    // B-01
    @Test("C342 a scenario whose clip has another domain")
    func scenarioDomains() {
        func domain(_ host: String) -> LintSubject.Registration {
            LintSubject.Registration(
                clip: Self.clip,
                host: host,
                url: nil,
                origin: "The scenario 'A'"
            )
        }
        #expect(subject().findings(about: [domain("fruta.app")]).isEmpty)
        let found = subject().findings(about: [domain("fruta.app"), domain("other.app")])
        #expect(found.map(\.rule) == ["C342"] && found.map(\.severity) == [.warning])
    }

    // C-16
    @Test("C343 a scheme's URL that no experience covers")
    func schemeURLs() {
        func rules(_ urls: String..., sample: SampleProject = SampleProject()) -> [String] {
            subject(sample).findings(about: urls.map { experience($0) }, tried: []).map(\.rule)
        }
        // The scheme runs https://fruta.app/menu.
        #expect(rules("https://fruta.app/menu") == [])
        #expect(rules("https://fruta.app") == [])
        #expect(rules("https://fruta.app/men") == ["C343", "C344"])
        // A clip without experiences has its default one.
        #expect(rules() == [])
        let file = "Fruta.xcodeproj/xcshareddata/xcschemes/Clip.xcscheme"
        for url in ["https://appclip.apple.com/id?p=a.b", "https://example.com/x", "$(URL)", "x"] {
            let sample = SampleProject().changing(file, "https://fruta.app/menu", url)
            #expect(rules("https://fruta.app/menu", sample: sample) == ["C344"], "\(url)")
        }
    }

    // C-16
    @Test("C344 experiences that nothing tries, once for the clip")
    func triedExperiences() throws {
        let subject = subject()
        let experiences = ["menu", "rewards", "menu/today", "a", "b"].map {
            experience("https://fruta.app/\($0)")
        }
        let found = subject.findings(
            about: experiences,
            tried: [try InvocationURL("https://fruta.app/rewards/3?x=1")]
        )
        // The most specific experience counts: that of today's menu is not tested.
        #expect(found.map(\.rule) == ["C344"])
        #expect(found.first?.values["count"] == "3 experiences")
        #expect(found.first?.message.contains("'https://fruta.app/menu/today'") == true)
        #expect(found.first?.severity == .info && found.first?.place != nil)
    }

    // B-03
    @Test("What a bundle has signed is what websites are asked for")
    func bundles() throws {
        let bundle = try BuiltBundle(in: MemoryFiles(SampleBundle().folder))
        let association = try #require(LintRun(over: bundle).associations.first)
        #expect(association.clip.text == bundle.clips.first?.entitlements?.applicationIdentifier)
        #expect(association.app != nil && !association.clipEntries.isEmpty)
        var unsigned = SampleBundle()
        unsigned.clip?.entitlements = nil
        unsigned.clip?.profile = nil
        let other = try BuiltBundle(in: MemoryFiles(unsigned.folder))
        #expect(LintRun(over: other).associations.isEmpty)
    }
}
