/// The id of a rule of the system, such as `D-10`, under which `rules.md` and a test tell what it
/// says and what shows it.
public struct RuleID: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// A letter for the group, a hyphen and a number.
    public let text: String

    /// A rule named in the source.
    public init(stringLiteral text: String) { self.text = text }

    /// The id.
    public var description: String { text }
}
