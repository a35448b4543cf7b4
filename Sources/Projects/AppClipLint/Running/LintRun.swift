// SPDX-License-Identifier: Apache-2.0

public import AppClipBundle
public import AppClipBytes
public import AppClipTypes

/// A run of the lint over a project, a bundle or a size report.
///
///     var run = LintRun(over: LintSubject(tree))
///     run.configuration = LintConfiguration(levels: ["C305": .warning])
///     run.result().findings
public struct LintRun: Sendable {
    /// The input of the checks.
    private enum Subject {
        case project(LintSubject)
        case bundle(BuiltBundle, at: Timestamp?)
        case sizeReport(SizeReport, file: String, minimumSystem: SystemVersion?)
    }

    private let subject: Subject

    /// The severities of rules, and the exceptions from them.
    public var configuration = LintConfiguration()

    /// The known findings, which do not count.
    public var baseline: LintBaseline?

    /// The findings of checks that need more than files, such as requests to websites.
    public var findingsElsewhere: [LintFinding] = []

    /// The experiences of a database, which are compared with the domains and schemes of a project's clips.
    public var experiences: [LintSubject.Registration] = []

    /// The domains and experiences of scenarios, which are compared with the domains of a project's clips.
    public var scenarios: [LintSubject.Registration] = []

    /// The URLs that scenarios invoke; experiences of ``experiences`` that none of them opens are found.
    public var invocations: [InvocationURL] = []

    /// Creates a run over a project.
    public init(over project: LintSubject) { subject = .project(project) }

    /// Creates a run over a bundle: an app with its clip, or a clip alone.
    ///
    /// - Parameters:
    ///   - bundle: The bundle.
    ///   - time: The date on which profiles must be valid; `nil` skips this check.
    public init(over bundle: BuiltBundle, at time: Timestamp? = nil) {
        subject = .bundle(bundle, at: time)
    }

    /// Creates a run over a size report.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - file: The path of the report, for the locations of findings.
    ///   - minimumSystem: The minimum version of the system that the clip supports; if it is `nil`, the minimum of all
    ///     variants.
    public init(over report: SizeReport, file: String, minimumSystem: SystemVersion? = nil) {
        subject = .sizeReport(report, file: file, minimumSystem: minimumSystem)
    }

    /// The clips as websites must name them; those whose identifier is not known are left out.
    public var associations: [LintSubject.Association] {
        switch subject {
        case .project(let project): project.associations
        case .bundle(let bundle, _): bundle.associations
        case .sizeReport: []
        }
    }

    /// Runs all checks.
    ///
    /// - Returns: All findings, with the severities of their rules, whatever the configuration and the baseline are.
    public func findings() -> [LintFinding] {
        switch subject {
        case .project(let project):
            project.findings() + findingsElsewhere
                + project.findings(about: scenarios + experiences)
                + project.findings(about: experiences, tried: invocations)
        case .bundle(let bundle, let time):
            bundle.findings(at: time) + findingsElsewhere
        case .sizeReport(let report, let file, let minimumSystem):
            report.findings(file: file, minimumSystem: minimumSystem) + findingsElsewhere
        }
    }

    /// Runs all checks, and applies the configuration and the baseline to what they find.
    public func result() -> LintResult {
        LintResult(of: findings(), under: configuration, beside: baseline)
    }
}
