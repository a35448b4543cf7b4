// SPDX-License-Identifier: Apache-2.0

/// A check that produces the findings of one or several rules.
public enum LintCheck: Sendable {
    /// Checks a clip and its app in one configuration.
    case clip(@Sendable (LintContext) -> [LintFinding])
    /// Checks a whole project, once.
    case project(@Sendable (LintSubject) -> [LintFinding])

    /// All checks, in the order of the groups.
    public static let all: [LintCheck] = [
        reading, embedding, identity, entitlements, domains, infoPlist, conditions, schemes,
        sourceChecks,
        assets,
        widgets, platforms, services, leftToApp, dataChecks, sharedAssets,
    ].flatMap(\.self)
}
