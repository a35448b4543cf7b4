// SPDX-License-Identifier: Apache-2.0

/// Why a file decides about an app and a URL as it does (feature B5).
public struct LinkExplanation: Sendable, Hashable {
    /// The decision, the same as ``LinkMatcher/decision(for:_:)`` gives.
    public let decision: LinkDecision

    /// What the decision rests on.
    public let reason: Reason

    /// The rules that were evaluated, in order, the last one being the deciding one if there is one.
    public let rules: [RuleTrace]

    /// What may surprise although it does not change the decision.
    public let notes: [Note]

    /// What a decision rests on.
    @nonexhaustive public enum Reason: Sendable, Hashable {
        /// The last rule in ``LinkExplanation/rules`` matches.
        case rule
        /// None of the rules matches; `nearest` is the place in ``LinkExplanation/rules`` of the one
        /// that came nearest, `nil` where there are no rules.
        case noRuleFits(nearest: Int?)
        /// No entry names the app; `similar` is the app named that is most like it.
        case appNotNamed(similar: String?)
        /// The file has no section `applinks`.
        case noLinks
        /// The file is served for another host.
        case otherHost
        /// The URL's scheme is not `https`, and is never associated with an app.
        case notHTTPS
    }

    /// What may surprise.
    @nonexhaustive public enum Note: Sendable, Hashable {
        /// The URL names a port, which no entry of an entitlement can do.
        case port
        /// The file names the app as a clip; which URLs invoke it is registered with the store, and
        /// `applinks` does not matter (rule B-25).
        case appIsClip
    }
}

/// How a rule was evaluated for a URL.
public struct RuleTrace: Sendable, Hashable {
    /// The rule as it stands in the file.
    public let rule: LinkRule

    /// The place of the entry in `details`, from 0 on.
    public let entry: Int

    /// What holds for the rule.
    public let effective: EffectiveRule

    /// What was compared, in the order path, query, fragment; what nothing is said about is left
    /// out.
    public let comparisons: [Comparison]

    /// Whether the rule matches.
    public var fits: Bool { comparisons.allSatisfy(\.fits) }

    /// The first comparison that failed, or `nil` where the rule matches.
    public var failure: Comparison? { comparisons.first { !$0.fits } }

    /// A pattern and what it was compared with.
    public struct Comparison: Sendable, Hashable {
        /// The part of the URL.
        public let part: Part

        /// The pattern, as it stands in the file.
        public let pattern: String

        /// The text that was compared, decoded if the rule says so.
        ///
        /// Items of a query that are not there are empty.
        public let text: String

        /// Who gives the pattern.
        public let level: EffectiveRule.Level

        /// Whether they match.
        public let fits: Bool
    }

    /// A part of a URL.
    public enum Part: Sendable, Hashable {
        /// The path.
        case path
        /// The whole query.
        case query
        /// The items of the query with a name.
        case item(String)
        /// The fragment.
        case fragment
    }
}
