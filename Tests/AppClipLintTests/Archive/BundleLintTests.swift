// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipLint
import BundleSamples
import Testing

/// G3: every rule about built bundles finds the one problem in an incorrect bundle, and nothing in a correct one.
struct BundleLintTests {
    /// The 1 January 2026.
    private static let now = Timestamp(secondsSince1970: 1_767_225_600)

    private func lint(_ files: [String: [UInt8]]) throws -> [LintFinding] {
        let bundle = try BuiltBundle(in: MemoryFiles(files))
        return LintRun(over: bundle, at: Self.now).findings()
    }

    @Test
    func aRightBundleHasNoFindings() throws {
        var sample = SampleBundle()
        #expect(try lint(sample.folder) == [])
        #expect(try lint(sample.ipa) == [])
        #expect(try lint(sample.archive) == [])
        // G-23: entitlements that clips may have beyond the usual ones.
        sample.clip?.claim("com.apple.developer.networking.HotspotConfiguration", true)
        sample.clip?.claim("com.apple.developer.pass-type-identifiers", ["ABCDE12345.pass.fruta"])
        sample.clip?.add(.widgets)
        #expect(try lint(sample.ipa) == [])
    }

    @Test(arguments: Mutation.all)
    func oneChangeGivesOneFinding(_ mutation: Mutation) throws {
        var sample = SampleBundle()
        mutation.change(&sample)
        let findings = try lint(sample.ipa)
        #expect(findings.map(\.rule) == mutation.rules, "\(findings.map(\.message))")
        for finding in findings {
            #expect(LintRule.named(finding.rule) != nil)
            // Every name in a template has a value.
            #expect(!(finding.message + finding.remedy).contains("{"), "\(finding.message)")
            #expect(finding.place?.file.isEmpty == false)
        }
    }

    /// Every rule of the table has a change that violates it.
    @Test
    func everyRuleIsBroken() {
        let others: Set = ["A101", "A111", "A502", "A503", "A504"]
        let broken = Set(Mutation.all.flatMap(\.rules)).union(others)
        let rules = LintRule.all.map(\.id.rawValue).filter { $0.hasPrefix("A") }
        #expect(rules.filter { !broken.contains($0) } == [])
    }

    // A101 · G-16, C-51
    @Test
    func aClipAloneIsRefused() throws {
        let clip = SampleApp.clip
        let files = clip.allFiles.map { ("Payload/Clip.app/\($0)", $1) }
        let findings = try lint(Dictionary(uniqueKeysWithValues: files))
        #expect(findings.map(\.rule) == ["A101"])
        #expect(findings.map(\.severity) == [.error])
    }

    // A301: a simulator signs without entitlements.
    @Test
    func aBuildForTheSimulatorNeedsNoSignature() throws {
        var sample = SampleBundle()
        sample.clip?.entitlements = nil
        sample.clip?.profile = nil
        sample.clip?.info["CFBundleSupportedPlatforms"] = ["iPhoneSimulator"]
        #expect(try lint(sample.folder) == [])
    }

    // A302 with only the entitlements of a profile: it is not certain.
    @Test
    func aProfileAloneIsNotCertain() throws {
        var sample = SampleBundle()
        sample.clip?.isSigned = false
        sample.clip?.profile?["Entitlements"] = [
            "application-identifier": "ABCDE12345.com.example.fruta.Clip"
        ]
        let findings = try lint(sample.ipa)
        #expect(findings.map(\.rule) == ["A302"])
        #expect(findings.map(\.severity) == [.info])
    }

    // A310 · B-21: with the default link a clip needs no domain.
    @Test
    func domainsAreAWarningWithTheDefaultLink() throws {
        var sample = SampleBundle()
        sample.clip?.claim("com.apple.developer.associated-domains", nil)
        #expect(try lint(sample.ipa).map(\.severity) == [.warning])
        for system in ["15.0", "16.3"] {
            sample.clip?.info["MinimumOSVersion"] = .string(system)
            sample.app.info["MinimumOSVersion"] = .string(system)
            #expect(try lint(sample.ipa).map(\.severity) == [.error])
        }
    }

    // D-57 to D-60, G-22
    @Test(arguments: [
        ("15.0", 9_900_000, []), ("15.0", 10_200_000, ["A502"]), ("15.0", 10_600_000, ["A501"]),
        ("16.0", 14_900_000, []), ("16.4", 16_000_000, ["A501"]), ("17.0", 14_900_000, []),
        ("17.0", 16_000_000, ["A504"]),
    ])
    func sizesGoByTheLowestSystem(_ system: String, _ size: Int, _ rules: [String]) throws {
        var sample = SampleBundle()
        sample.app.info["MinimumOSVersion"] = .string(system)
        sample.clip?.info["MinimumOSVersion"] = .string(system)
        let rest = sample.clip?.allFiles.values.reduce(0) { $0 + $1.count } ?? 0
        sample.clip?.files["video.mov"] = [UInt8](repeating: 0, count: size - rest)
        let found = try lint(sample.ipa).filter { $0.rule != "A505" }
        #expect(found.map(\.rule) == rules)
        #expect(found.allSatisfy { $0.rule != "A501" || $0.severity == .error })
    }

    // A501: images for other devices are not installed, so the finding is not certain.
    @Test
    func aSizeThatThinningMayReduceIsAWarning() throws {
        var sample = SampleBundle()
        sample.clip?.files["Assets.car"] = [UInt8](repeating: 0, count: 17_000_000)
        let found = try lint(sample.ipa)
        #expect(found.map(\.rule) == ["A501", "A505"])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.message.contains("about 17.0 MB") == true)
    }

    // D-63, G-11, O-26
    @Test(
        arguments: [
            ("15.0", ["A501 Clip-2.ipa"]), ("16.0", []), ("17.0", []), (nil, ["A503 Clip-2.ipa"]),
        ] as [(String?, [String])]
    )
    func reportsGoByTheVariant(_ system: String?, _ expected: [String]) throws {
        let text = """
            Variant: Clip-1.ipa
            Supported variant descriptors: [device: iPhone12,1]
            App size: 5.4 MB compressed, 9.8 MB uncompressed

            Variant: Clip-2.ipa
            Supported variant descriptors: [device: iPhone12,2]
            App size: 5,4 MB compressed, 10,4 MB uncompressed

            Variant: Clip.ipa
            Supported variant descriptors: Universal
            App size: 15.4 MB compressed, 20.4 MB uncompressed
            """
        let report = try SizeReport(Array(text.utf8))
        let findings = LintRun(
            over: report,
            file: "App Thinning Size Report.txt",
            minimumSystem: system.flatMap { SystemVersion($0) }
        ).findings()
        #expect(findings.map { "\($0.rule) \($0.target ?? "")" } == expected)
        #expect(findings.allSatisfy { $0.place?.position.line == 5 })
        #expect(findings.allSatisfy { !$0.message.contains("{") })
    }

    // D-62: exactly 10.0 MB is within the limit. D-59: nothing above 100 MB is.
    @Test(arguments: [("10.0 MB", []), ("101 MB", ["A501"]), ("90 MB", ["A504"])])
    func reportsAtTheLimits(_ size: String, _ rules: [String]) throws {
        let text = "Variant: A.ipa\nApp size: 1 MB compressed, \(size) uncompressed\n"
        let system = SystemVersion(size == "10.0 MB" ? 15 : 17)
        let report = try SizeReport(Array(text.utf8))
        let findings = LintRun(over: report, file: "r", minimumSystem: system).findings()
        #expect(findings.map(\.rule) == rules)
    }
}

extension SampleApp {
    /// Sets an entitlement, in the signature and in the profile.
    mutating func claim(_ key: String, _ value: SampleValue?) {
        entitlements?[key] = value
        guard case .dictionary(var granted)? = profile?["Entitlements"] else { return }
        granted[key] = value
        profile?["Entitlements"] = .dictionary(granted)
    }

    /// Adds an extension.
    mutating func add(_ part: SampleApp) {
        for (path, bytes) in part.allFiles { files["PlugIns/\(part.name).appex/\(path)"] = bytes }
    }
}
