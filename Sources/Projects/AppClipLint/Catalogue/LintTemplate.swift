// SPDX-License-Identifier: Apache-2.0

/// A sentence of a rule with placeholders for the facts of a finding.
///
///     let template: LintTemplate = "\(.target) embeds \(.count) App Clips."
public struct LintTemplate: Sendable, Hashable, ExpressibleByStringInterpolation,
    CustomStringConvertible
{
    /// The parts of a template while it is created.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate enum Part: Hashable {
            case text(String)
            case fact(LintFacts.Name)
        }

        fileprivate var parts: [Part] = []

        /// Creates a template without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a text.
        public mutating func appendLiteral(_ text: String) { parts.append(.text(text)) }

        /// Appends a placeholder.
        public mutating func appendInterpolation(_ name: LintFacts.Name) {
            parts.append(.fact(name))
        }
    }

    private let parts: [StringInterpolation.Part]

    /// Creates a template from its parts.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Creates a template without placeholders.
    public init(stringLiteral text: String) { parts = [.text(text)] }

    /// The text with placeholders such as `{found}`.
    public var description: String { text { "{\($0.rawValue)}" } }

    /// Returns the text with the facts of a finding.
    func filled(of finding: LintFinding) -> String {
        text { name in
            let fact = finding.facts[name]?.text
            // Names of targets can contain spaces, so they are in quotation marks.
            return switch name {
            case .target: finding.target.map { "'\($0)'" } ?? "the project"
            case .app: fact.map { "'\($0)'" } ?? "the app"
            default: fact ?? "{\(name.rawValue)}"
            }
        }
    }

    private func text(_ value: (LintFacts.Name) -> String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .fact(let name): value(name)
            }
        }
        .joined()
    }
}
