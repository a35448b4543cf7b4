// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

/// A value that the messages of a finding state.
@nonexhaustive public enum LintFact: Sendable, Hashable {
    /// A text, which is shown as it is.
    case text(String)
    /// A number of things.
    case number(Int)
    /// A version of the system.
    case system(SystemVersion)
    /// Texts, each of which is shown in quotation marks.
    case list([String])

    /// The value as it is shown.
    var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .system(let version): "\(version)"
        case .list(let texts): texts.map { "'\($0)'" }.joined(separator: ", ")
        }
    }
}

/// A type whose values can be facts of a finding.
public protocol LintFactConvertible {
    /// The value as a fact.
    var lintFact: LintFact { get }
}

extension String: LintFactConvertible {
    /// The text as a fact.
    public var lintFact: LintFact { .text(self) }
}

extension Int: LintFactConvertible {
    /// The number as a fact.
    public var lintFact: LintFact { .number(self) }
}

extension SystemVersion: LintFactConvertible {
    /// The version as a fact.
    public var lintFact: LintFact { .system(self) }
}

extension [String]: LintFactConvertible {
    /// The texts as a fact.
    public var lintFact: LintFact { .list(self) }
}
