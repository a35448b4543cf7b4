// SPDX-License-Identifier: Apache-2.0

/// What finds the faults that one or several rules are about.
public enum LintCheck: Sendable {
    /// Looks at a clip and its app in one configuration.
    case clip(@Sendable (LintContext) -> [LintFinding])
    /// Looks at a whole project, once.
    case project(@Sendable (LintSubject) -> [LintFinding])

    /// All checks, in the order of the groups.
    public static let all: [LintCheck] = [
        reading, embedding, identity, entitlements, domains, infoPlist, conditions, schemes,
        sourceChecks,
        assets,
        widgets, platforms, services, leftToApp, dataChecks, sharedAssets,
    ].flatMap(\.self)
}
