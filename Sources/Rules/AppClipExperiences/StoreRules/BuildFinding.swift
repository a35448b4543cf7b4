// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes

/// A finding of the store about a build (feature C9).
public struct BuildFinding: Sendable, Hashable {
    /// The kind of finding.
    public let code: Code

    /// The kinds of findings about a build.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The version does not consist of up to three integers separated by periods.
        case version(String)
        /// A higher version was published before.
        case versionNotHigher(String, than: String)
        /// The minimum system is older than App Clips.
        case systemTooOld(SystemVersion)
        /// The clip is too large for the minimum system that it supports.
        case tooLarge(ClipSize, limitInMegabytes: Int, rule: RuleID)
    }

    /// The rule on which the finding is based.
    public var rule: RuleID {
        switch code {
        case .version, .versionNotHigher: "C-30"
        case .systemTooOld: "D-54"
        case .tooLarge(_, _, let rule): rule
        }
    }
}

extension Build {
    /// Returns the reasons for which the store refuses the build.
    ///
    /// - Parameter versions: The versions of the clip's builds that were published before. Texts
    ///   that are not versions are ignored; the version of the build itself may be among them,
    ///   since a version can have several builds.
    /// - Returns: The findings; none if the store accepts the build.
    public func findings(after versions: some Sequence<String>) -> [BuildFinding] {
        var codes: [BuildFinding.Code] = []
        if let own = AppVersion(version) {
            let highest = versions.compactMap { text in AppVersion(text).map { ($0, text) } }
                .max { $0.0 < $1.0 }
            if let highest, own < highest.0 {
                codes.append(.versionNotHigher(version, than: highest.1))
            }
        } else {
            codes.append(.version(version))
        }
        if minimumSystem < .clips { codes.append(.systemTooOld(minimumSystem)) }
        let limit = ClipSize.limit(minimumSystem: minimumSystem)
        if limit.isExceeded(by: size) {
            codes.append(
                .tooLarge(size, limitInMegabytes: limit.megabytes, rule: limit.rule)
            )
        }
        return codes.map { BuildFinding(code: $0) }
    }
}
