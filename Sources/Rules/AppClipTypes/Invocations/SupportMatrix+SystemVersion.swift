// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

extension SupportMatrix {
    /// The first version of the system that supports an invocation, and the rule that says so.
    public struct Gate: Sendable, Hashable {
        /// The first version that supports the invocation.
        public let version: SystemVersion

        /// The rule that states the version.
        public let rule: RuleID

        /// Creates a gate.
        public init(version: SystemVersion, rule: RuleID) {
            self.version = version
            self.rule = rule
        }
    }

    /// Returns the first version of the system on which an invocation starts a kind of experience.
    ///
    /// App Clips exist from 14 (rule D-69), their codes from 14.3, the card in a page from
    /// 15 (D-04), and other apps start clips from 17 (D-06). The two generated links require 16.4
    /// (C-08); before that, a default experience is served only by its associated website and
    /// Messages (D-70).
    public static func gate(
        _ source: InvocationSource,
        _ kind: ExperienceKind
    ) -> Gate {
        let bySource = gate(source)
        let byKind = gate(kind, from: source)
        return bySource.version < byKind.version ? byKind : bySource
    }

    private static func gate(_ source: InvocationSource) -> Gate {
        switch source {
        case .appClipCode: Gate(version: .codes, rule: "A-72")
        case .pageCard: Gate(version: .pageCard, rule: "D-04")
        case .otherAppPreview, .otherAppLink: Gate(version: .otherApps, rule: "D-06")
        default: Gate(version: .clips, rule: "D-69")
        }
    }

    private static func gate(_ kind: ExperienceKind, from source: InvocationSource) -> Gate {
        let none = Gate(version: .clips, rule: "D-69")
        switch kind {
        case .advanced: return none
        case .defaultLink, .demoLink: return Gate(version: .generatedLinks, rule: "C-08")
        case .associatedWebsite:
            switch source {
            case .smartAppBanner, .pageCard, .messages: return none
            // The person first came by one of the ways above, and returns.
            case .appLibrary, .notification, .appSwitcher: return none
            default: return Gate(version: .generatedLinks, rule: "D-70")
            }
        }
    }
}
