// SPDX-License-Identifier: Apache-2.0

/// The explanation of a file's decision about an app and a URL (feature B5).
public struct LinkExplanation: Sendable, Hashable {
    /// The decision, the same as that of ``LinkMatcher/decision(for:_:)``.
    public let decision: LinkDecision

    /// The basis of the decision.
    public let reason: Reason

    /// The rules that were evaluated, in order; the last one is the deciding one, if any.
    public let rules: [RuleTrace]

    /// Remarks about unexpected effects that do not change the decision.
    public let notes: [Note]

    /// The basis of a decision.
    @nonexhaustive public enum Reason: Sendable, Hashable {
        /// The last rule in ``LinkExplanation/rules`` matches.
        case rule
        /// None of the rules matches; `nearest` is the index in ``LinkExplanation/rules`` of the
        /// one that came closest to matching, `nil` if there are no rules.
        case noRuleFits(nearest: Int?)
        /// No entry names the app; `similar` is the named app that is most similar to it.
        case appNotNamed(similar: String?)
        /// The file has no section `applinks`.
        case noLinks
        /// The file is served for another host.
        case otherHost
        /// The URL's scheme is not `https`, so the URL is never associated with an app.
        case notHTTPS
    }

    /// A remark about an unexpected effect.
    @nonexhaustive public enum Note: Sendable, Hashable {
        /// The URL has a port, which an entry of an entitlement cannot have.
        case port
        /// The file names the app as a clip; the URLs that invoke it are registered with the store,
        /// and `applinks` has no effect on it (rule B-25).
        case appIsClip
    }
}

/// The evaluation of a rule for a URL.
public struct RuleTrace: Sendable, Hashable {
    /// The rule as written in the file.
    public let rule: LinkRule

    /// The index of the entry in `details`, from 0 on.
    public let entry: Int

    /// The rule with its inherited values.
    public let effective: EffectiveRule

    /// The comparisons, in the order path, query, fragment; parts without a pattern are omitted.
    public let comparisons: [Comparison]

    /// Whether the rule matches.
    public var fits: Bool { comparisons.allSatisfy(\.fits) }

    /// The first comparison that failed, or `nil` if the rule matches.
    public var failure: Comparison? { comparisons.first { !$0.fits } }

    /// The comparison of a pattern with a part of the URL.
    public struct Comparison: Sendable, Hashable {
        /// The part of the URL that was compared.
        public let part: Part

        /// The pattern, as written in the file.
        public let pattern: String

        /// The text that was compared, decoded if the rule requires it.
        ///
        /// Missing items of a query are empty.
        public let text: String

        /// The level from which the pattern comes.
        public let level: EffectiveRule.Level

        /// Whether the text matches the pattern.
        public let fits: Bool
    }

    /// A part of a URL.
    public enum Part: Sendable, Hashable {
        /// The path, without slashes at its end.
        case path
        /// The whole query.
        case query
        /// The items of the query with a name.
        case item(String)
        /// The fragment, without its number sign.
        case fragment
    }
}
