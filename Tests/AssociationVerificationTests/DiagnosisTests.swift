// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import Testing

/// The five checks of App Clip diagnostics (feature D9).
struct DiagnosisTests {
    private let clip: AppIdentifier
    private let good: DiagnosisFacts

    init() throws {
        clip = try AppIdentifier("ABCDE12345.com.example.fruta.Clip")
        good = DiagnosisFacts(
            registration: .advanced("https://fruta.example/"),
            publication: .released(clip),
            association: .judged(.verified, clip),
            code: .fits(bits: 90),
            banner: .names(clip.bundle)
        )
    }

    private func verdicts(_ change: (inout DiagnosisFacts) throws -> Void) rethrows -> [String] {
        var facts = good
        try change(&facts)
        return Diagnosis(of: facts).entries.map { $0.verdict.name }
    }

    // D-51: if everything is correct, all five checks pass; each problem fails exactly one.
    @Test func eachCheckStandsAlone() throws {
        #expect(verdicts { _ in } == Array(repeating: "passed", count: 5))
        #expect(Diagnosis(of: good).entries.map(\.check) == Diagnosis.Check.allCases.dropLast())
        #expect(Diagnosis(of: good).isGood)
        func expect(_ verdict: String, _ place: Int, _ change: (inout DiagnosisFacts) -> Void) {
            var expected = Array(repeating: "passed", count: 5)
            expected[place] = verdict
            #expect(verdicts(change) == expected)
        }
        expect("advised", 0) { $0.registration = .nothing }
        // D9: no other experience replaces a deactivated one.
        expect("failed", 0) { $0.registration = .deactivated(7) }
        expect("unknown", 0) { $0.registration = .unknownHere }
        expect("failed", 1) { $0.publication = .notReleased(clip) }
        expect("failed", 1) { $0.publication = .noBuild(clip) }
        expect("failed", 1) { $0.publication = .noClip }
        expect("unknown", 1) { $0.publication = .unknownHere([clip]) }
        expect("failed", 2) { $0.association = .judged(.failed(.clipNotInFile), clip) }
        expect("failed", 2) { $0.association = .namesNone }
        expect("failed", 2) { $0.association = .namedWithoutPrefix([clip.bundle]) }
        expect("failed", 2) { $0.association = .noFile(.status(404)) }
        expect("unknown", 2) { $0.association = .named([clip]) }
        expect("failed", 3) { $0.code = .tooLong(bits: 163, limit: 128) }
        expect("failed", 3) { $0.code = .notEncodable(offset: 9) }
        expect("advised", 4) { $0.banner = .nothing }
        expect("advised", 4) { $0.banner = .withoutClip }
        expect("unknown", 4) { $0.banner = .noPage(.status(500)) }
        let other = try BundleIdentifier("com.example.other")
        expect("failed", 4) { $0.banner = .namesOther(other, expected: clip.bundle) }
        expect("failed", 4) { $0.banner = .notListed(other, listed: [clip]) }
        expect("unknown", 4) { $0.banner = .namesUnknown(other) }
        expect("failed", 4) { $0.banner = .noCardHere(status: 403, rule: "D-51") }
        expect("advised", 4) { $0.banner = .noCardHere(status: 410, rule: nil) }
        let host = try HostName("localhost")
        expect("unknown", 3) { $0.code = .localHost(host) }
    }

    // D-51, B-24: a banner passes only if it names the URL's clip, or one that belongs to the host.
    @Test func bannerIsComparedWithTheClips() throws {
        let other = try BundleIdentifier("com.example.other.Clip")
        let otherClip = try AppIdentifier("ABCDE12345.com.example.other.Clip")
        typealias Banner = DiagnosisFacts.PageBanner
        let named = Banner.names(clip.bundle)
        #expect(named.compared(with: clip.bundle, listed: []) == named)
        #expect(
            named.compared(with: other, listed: []) == .namesOther(clip.bundle, expected: other)
        )
        #expect(
            named.compared(with: other, listed: [clip]) == .namesOther(clip.bundle, expected: other)
        )
        #expect(named.compared(with: nil, listed: [otherClip, clip]) == named)
        #expect(
            named.compared(with: nil, listed: [otherClip])
                == .notListed(clip.bundle, listed: [otherClip])
        )
        #expect(named.compared(with: nil, listed: []) == .namesUnknown(clip.bundle))
        for banner in [Banner.nothing, .withoutClip, .noPage(.status(404))] {
            #expect(banner.compared(with: other, listed: [clip]) == banner)
        }
    }

    // D-51: whether a URL fits in a code is checked for the hosts of websites.
    @Test(arguments: [
        ("localhost", true), ("printer", true), ("fruta.example.localhost", true),
        ("mac.local", true), ("fruta.example", false), ("localhost.example", false),
        ("local.example", false), ("a.mylocal", false),
    ])
    func localNames(_ host: String, _ isLocal: Bool) throws {
        #expect(try HostName(host).isLocal == isLocal)
    }

    // D-54: the check of the system, if one is given.
    @Test func systemIsChecked() {
        func verdict(_ launching: [InvocationSource], _ tooOld: [InvocationSource]) -> String? {
            var facts = good
            facts.system = DiagnosisFacts.SystemFit(
                system: SystemVersion(16, 3),
                launching: launching,
                tooOld: tooOld.map { .init(source: $0, needed: .generatedLinks) }
            )
            let entry = Diagnosis(of: facts).entries.last
            #expect(entry?.check == .system)
            return entry?.verdict.name
        }
        #expect(verdict([.appClipCode], []) == "passed")
        #expect(verdict([.appClipCode], [.otherAppLink]) == "advised")
        #expect(verdict([], [.appClipCode]) == "failed")
    }

    // D-52: advanced experience and banner are only recommended.
    @Test func optionalChecksDoNotFail() {
        var facts = good
        facts.registration = .nothing
        facts.banner = .nothing
        #expect(Diagnosis(of: facts).isGood)
        #expect(Diagnosis.Check.allCases.filter(\.isOptional) == [.advancedExperience, .banner])
        facts.publication = .noClip
        #expect(!Diagnosis(of: facts).isGood)
    }

    // A-24, B-15, C-55: the target of a short URL needs its own experience and association.
    @Test func redirectTargetsNeedTheirOwnAssociation() throws {
        let target = try InvocationURL("https://www.fruta.example/p?q=1")
        typealias Redirect = DiagnosisFacts.Redirect
        for (redirect, findings) in [
            (Redirect(target: .url(target), isRegistered: true, isAssociated: true), []),
            (Redirect(target: .url(target)), []),
            (
                Redirect(target: .url(target), isRegistered: false, isAssociated: false),
                [RedirectFinding.notRegistered(target), .notAssociated(target.host)]
            ),
            (Redirect(target: .insecure), [.insecure]),
            (Redirect(target: .unreadable), [.unreadable]),
            (Redirect(target: .tooMany), [.tooMany]),
        ] {
            var facts = good
            facts.redirects = [redirect]
            let diagnosis = Diagnosis(of: facts)
            #expect(diagnosis.redirects == findings)
            #expect(diagnosis.isGood == findings.isEmpty)
        }
        #expect(RedirectFinding.notRegistered(target).rule == "C-55")
        #expect(RedirectFinding.notAssociated(target.host).rule == "B-15")
        #expect(RedirectFinding.insecure.rule == "A-24")
    }
}
