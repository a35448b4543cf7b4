// SPDX-License-Identifier: Apache-2.0

/// The severity of a finding.
public enum LintSeverity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Worth knowing, but nothing has to be done.
    case info
    /// It only works for some people, on some systems, or for now.
    case warning
    /// A build, the store or a device refuses it, or the clip cannot fulfil its purpose.
    case error

    /// Compares severities, from the least to the most severe.
    public static func < (one: LintSeverity, other: LintSeverity) -> Bool {
        one.rank < other.rank
    }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}
