// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipLint
import AppClipProject
import AppClipTypes
import BundleSamples
import Testing

/// A run of the lint: what it compares a project with, and what it leaves out of its result.
struct LintRunTests {
    private func run(over sample: SampleProject = SampleProject()) -> LintRun {
        LintRun(over: LintSubject(ProjectTree(reading: MemoryFiles(texts: sample.files))))
    }

    // B-01, C-16
    @Test("A project is compared with scenarios, a database and websites")
    func comparisons() throws {
        func registration(_ host: String, path: String?) -> LintSubject.Registration {
            LintSubject.Registration(
                clip: "app.fruta.Clip",
                host: host,
                url: path.map { "https://\(host)/\($0)" },
                origin: "A test"
            )
        }
        var run = run()
        #expect(run.findings().isEmpty)
        run.findingsElsewhere = [LintFinding(.domainNotVerified, target: "Clip")]
        run.scenarios = [registration("other.app", path: nil)]
        run.experiences = [
            registration("www.fruta.app", path: "menu"), registration("fruta.app", path: "menu"),
            registration("fruta.app", path: "rewards"),
        ]
        #expect(Set(run.findings().map(\.rule)) == ["C331", "C342", "C341", "C344"])
        #expect(run.findings().last?.values["count"] == "2 experiences")
        run.invocations = [
            try InvocationURL("https://fruta.app/rewards"),
            try InvocationURL("https://www.fruta.app/menu"),
        ]
        #expect(Set(run.findings().map(\.rule)) == ["C331", "C342", "C341"])
    }

    @Test("A result has the severities of the configuration, and nothing of the baseline")
    func configured() {
        let sample = SampleProject().changing(
            "Clip/Clip.entitlements",
            "$(AppIdentifierPrefix)app.fruta",
            "app.fruta"
        )
        var run = run(over: sample)
        run.configuration = LintConfiguration(levels: ["C305": .warning])
        #expect(run.findings().map(\.severity) == [.error])
        #expect(run.result().findings.map(\.severity) == [.warning])
        run.baseline = LintBaseline(fingerprints: Set(run.findings().map(\.fingerprint)))
        #expect(run.result().findings.isEmpty && run.result().notExcepted.count == 1)
    }

    @Test("Websites are asked for the clips of projects and bundles; a size report has none")
    func associations() throws {
        let project = run().associations.map(\.clip.text)
        #expect(project.count == 1 && project[0].hasSuffix("app.fruta.Clip"))
        let bundle = try BuiltBundle(in: MemoryFiles(SampleBundle().folder))
        #expect(LintRun(over: bundle).associations.count == 1)
        let text = "Variant: A.ipa\nApp size: 1 MB compressed, 9.0 MB uncompressed\n"
        let report = LintRun(over: try SizeReport(Array(text.utf8)), file: "r")
        #expect(report.associations.isEmpty && report.findings().isEmpty)
    }
}
