// SPDX-License-Identifier: Apache-2.0

/// The App Clip diagnostics of a URL: five checks, each made whatever the results of the others
/// (rules D-51 and D-53).
public struct Diagnosis: Sendable, Hashable {
    /// The checks, in the order of the documentation.
    public let entries: [Entry]

    /// What is missing at the targets of the URL's redirects (feature C6).
    public let redirects: [RedirectFinding]

    /// A check and its result.
    public struct Entry: Sendable, Hashable {
        /// The check.
        public let check: Check

        /// The result.
        public let verdict: Verdict
    }

    /// A check.
    public enum Check: String, Sendable, Hashable, CaseIterable {
        /// Whether an advanced experience is registered.
        case advancedExperience = "advanced-experience"
        /// Whether the clip is published.
        case publication = "published"
        /// Whether clip and URL belong together.
        case association = "associated"
        /// Whether the URL fits into an App Clip Code.
        case code = "fits-code"
        /// Whether the website has a Smart App Banner.
        case banner
        /// Whether a version of the system is new enough; made where one is named.
        case system

        /// Whether the clip launches without it (rule D-52).
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
        /// The registry does not have the facts.
        case unknown(Cause)
    }

    /// The diagnosis that follows from facts.
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
    /// The fact that the result follows from.
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
