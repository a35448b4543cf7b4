/// What the system's App Clip diagnostics say about a URL: five checks, all of them made whatever
/// the others say (rules D-51 and D-53).
public struct Diagnosis: Sendable, Hashable {
    /// The checks, in the order of the documentation.
    public let entries: [Entry]

    /// What is missing at the addresses that the URL leads to (feature C6).
    public let redirects: [RedirectFinding]

    /// A check and what it says.
    public struct Entry: Sendable, Hashable {
        /// What is looked at.
        public let check: Check

        /// What it says.
        public let verdict: Verdict
    }

    /// What is looked at.
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

        /// Whether a clip starts without it too (rule D-52).
        public var isOptional: Bool { self == .advancedExperience || self == .banner }
    }

    /// What a check says.
    public enum Verdict: Sendable, Hashable {
        /// All is well.
        case passed(Cause)
        /// Something is missing that helps people to find the clip (rule D-52).
        case advised(Cause)
        /// The clip does not start.
        case failed(Cause)
        /// It cannot be seen from here.
        case unknown(Cause)
    }

    /// Judges.
    public init(of facts: DiagnosisFacts) {
        entries = [
            Entry(check: .advancedExperience, verdict: Self.verdict(on: facts.registration)),
            Entry(check: .publication, verdict: Self.verdict(on: facts.publication)),
            Entry(check: .association, verdict: Self.verdict(on: facts.association)),
            Entry(check: .code, verdict: Self.verdict(on: facts.code)),
            Entry(check: .banner, verdict: Self.verdict(on: facts.banner)),
        ]
        redirects = facts.redirects.flatMap { RedirectFinding.findings(about: $0) }
    }

    /// Whether nothing keeps the clip from starting, as far as can be seen.
    public var isGood: Bool {
        redirects.isEmpty
            && entries.allSatisfy { entry in
                if case .failed = entry.verdict { false } else { true }
            }
    }
}

extension Diagnosis.Verdict {
    /// Why.
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
