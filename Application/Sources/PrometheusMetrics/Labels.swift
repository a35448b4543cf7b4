// SPDX-License-Identifier: Apache-2.0

/// The dimensions of a series, as the exposition format writes them: `code="200",method="GET"`.
///
/// They are sorted by name, because their order does not distinguish series. Of several with the
/// same name, the first one counts.
struct Labels: Sendable, Hashable, Comparable {
    /// The maximum number of dimensions of a series; the rest is left out.
    static let most = 16

    /// The maximum length of a value, in characters; the rest is cut off.
    static let longestValue = 256

    /// The text between the braces, without them.
    let text: String

    init(_ dimensions: [(String, String)]) {
        var values: [String: String] = [:]
        for (label, value) in dimensions.prefix(Self.most) {
            let name = MetricName.ofDimension(label)
            if values[name] == nil { values[name] = value }
        }
        text = values.sorted { $0.key < $1.key }
            .map { "\($0.key)=\"\(Self.escaped($0.value))\"" }
            .joined(separator: ",")
    }

    /// Returns the text after the name of a sample: nothing, or the labels in braces.
    ///
    /// - Parameter bound: The upper bound of a bucket, which comes last.
    /// - Returns: The text.
    func suffix(bound: String? = nil) -> String {
        let bound = bound.map { "le=\"\($0)\"" }
        let all = [text.isEmpty ? nil : text, bound].compactMap(\.self)
        return all.isEmpty ? "" : "{\(all.joined(separator: ","))}"
    }

    static func < (one: Labels, other: Labels) -> Bool { one.text < other.text }

    private static func escaped(_ value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars.prefix(longestValue) {
            switch scalar {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
