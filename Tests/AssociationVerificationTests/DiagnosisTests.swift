// SPDX-License-Identifier: Apache-2.0

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

    // D-51: all five good, five passes; each broken alone, exactly that one fails.
    @Test func eachCheckStandsAlone() throws {
        #expect(verdicts { _ in } == Array(repeating: "passed", count: 5))
        #expect(Diagnosis(of: good).entries.map(\.check) == Diagnosis.Check.allCases)
        #expect(Diagnosis(of: good).isGood)
        func expect(_ verdict: String, _ place: Int, _ change: (inout DiagnosisFacts) -> Void) {
            var expected = Array(repeating: "passed", count: 5)
            expected[place] = verdict
            #expect(verdicts(change) == expected)
        }
        expect("advised", 0) { $0.registration = .nothing }
        expect("advised", 0) { $0.registration = .deactivated(7) }
        expect("unknown", 0) { $0.registration = .unknownHere }
        expect("failed", 1) { $0.publication = .notReleased(clip) }
        expect("failed", 1) { $0.publication = .noBuild(clip) }
        expect("failed", 1) { $0.publication = .noClip }
        expect("unknown", 1) { $0.publication = .unknownHere([clip]) }
        expect("failed", 2) { $0.association = .judged(.failed(.clipNotInFile), clip) }
        expect("failed", 2) { $0.association = .namesNone }
        expect("failed", 2) { $0.association = .noFile(.status(404)) }
        expect("unknown", 2) { $0.association = .named([clip]) }
        expect("failed", 3) { $0.code = .tooLong(bits: 163, limit: 128) }
        expect("failed", 3) { $0.code = .notEncodable(offset: 9) }
        expect("advised", 4) { $0.banner = .nothing }
        expect("advised", 4) { $0.banner = .withoutClip }
        expect("unknown", 4) { $0.banner = .noPage(.status(500)) }
        let other = try BundleIdentifier("com.example.other")
        expect("failed", 4) { $0.banner = .namesOther(other, expected: clip.bundle) }
    }

    // D-52: advanced experience and banner are recommended, and no more.
    @Test func optionalChecksDoNotFail() {
        var facts = good
        facts.registration = .nothing
        facts.banner = .nothing
        #expect(Diagnosis(of: facts).isGood)
        #expect(Diagnosis.Check.allCases.filter(\.isOptional) == [.advancedExperience, .banner])
        facts.publication = .noClip
        #expect(!Diagnosis(of: facts).isGood)
    }

    // A-24, B-15, C-55: where a short URL leads needs an experience and an association of its own.
    @Test func redirectsNeedTheirOwn() throws {
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
