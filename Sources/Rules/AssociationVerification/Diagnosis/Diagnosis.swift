// SPDX-License-Identifier: Apache-2.0

/// The App Clip diagnostics of a URL: five checks, and a check of the system if a version is given.
///
/// Each check is made regardless of the results of the others (rules D-51 and D-53).
public struct Diagnosis: Sendable, Hashable {
    /// The checks, in the order of the documentation.
    public let entries: [Entry]

    /// The problems at the targets of the URL's redirects (feature C6).
    public let redirects: [RedirectFinding]

    /// A check and its result.
    public struct Entry: Sendable, Hashable {
        /// The check that was made.
        public let check: Check

        /// The result of the check.
        public let verdict: Verdict
    }

    /// A check of the diagnostics.
    public enum Check: String, Sendable, Hashable, CaseIterable {
        /// Checks that an advanced experience is registered.
        case advancedExperience = "advanced-experience"
        /// Checks that the clip is published.
        case publication = "published"
        /// Checks that clip and URL are associated.
        case association = "associated"
        /// Checks that the URL fits into an App Clip Code.
        case code = "fits-code"
        /// Checks that the website has a Smart App Banner.
        case banner
        /// Checks that a version of the system is new enough; made only if a version is given.
        case system

        /// Whether the clip also launches if the check does not pass (rule D-52).
        public var isOptional: Bool { self == .advancedExperience || self == .banner }
    }

    /// The result of a check.
    public enum Verdict: Sendable, Hashable {
        /// No problem was found.
        case passed(Cause)
        /// Something is missing that helps people to find the clip (rule D-52).
        case advised(Cause)
        /// The clip does not launch.
        case failed(Cause)
        /// The registry does not have the facts that the check needs.
        case unknown(Cause)
    }

    /// Creates the diagnosis that follows from facts.
    public init(of facts: DiagnosisFacts) {
        entries =
            [
                Entry(check: .advancedExperience, verdict: Self.verdict(on: facts.registration)),
                Entry(check: .publication, verdict: Self.verdict(on: facts.publication)),
                Entry(check: .association, verdict: Self.verdict(on: facts.association)),
                Entry(check: .code, verdict: Self.verdict(on: facts.code)),
                Entry(check: .banner, verdict: Self.verdict(on: facts.banner)),
            ]
            + (facts.system.map { [Entry(check: .system, verdict: Self.verdict(on: $0))] } ?? [])
        redirects = facts.redirects.flatMap { RedirectFinding.findings(about: $0) }
    }

    /// Whether no known problem prevents the clip from launching.
    public var isGood: Bool {
        redirects.isEmpty
            && entries.allSatisfy { entry in
                if case .failed = entry.verdict { false } else { true }
            }
    }
}

extension Diagnosis.Verdict {
    /// The fact on which the result is based.
    public var cause: Diagnosis.Cause {
        switch self {
        case .passed(let cause), .advised(let cause), .failed(let cause), .unknown(let cause):
            cause
        }
    }

    /// A stable name of the verdict, for programs.
    public var name: String {
        switch self {
        case .passed: "passed"
        case .advised: "advised"
        case .failed: "failed"
        case .unknown: "unknown"
        }
    }
}
