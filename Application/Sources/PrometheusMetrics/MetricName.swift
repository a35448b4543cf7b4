// SPDX-License-Identifier: Apache-2.0

/// Names as Prometheus accepts them (*Data model*, "Metric names and labels").
///
/// swift-metrics accepts any text as a label. Each character that is not allowed in a name becomes
/// `_`, an empty name becomes `_`, and a digit at the start gets a `_` before it.
enum MetricName {
    /// The maximum number of characters of a label that are used; the rest is cut off.
    static let longest = 128

    /// Returns the name of a metric: ASCII letters, digits, `_` and `:`.
    static func ofMetric(_ label: String) -> String { name(label) { $0 == ":" } }

    /// Returns the name of a dimension: ASCII letters, digits and `_`.
    ///
    /// Prometheus reserves names that start with `__`, and `le` is the bound of a
    /// histogram's bucket.
    static func ofDimension(_ label: String) -> String {
        let name = name(label) { _ in false }
        if name == "le" { return "le_" }
        return name.hasPrefix("__") ? "x\(name)" : name
    }

    private static func name(
        _ label: String,
        allows isAllowed: (Unicode.Scalar) -> Bool
    ) -> String {
        var name = ""
        for scalar in label.unicodeScalars.prefix(longest) {
            let isDigit = scalar.isASCII && scalar.properties.numericType != nil
            let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
            if name.isEmpty, isDigit { name = "_" }
            name.unicodeScalars.append(isDigit || isLetter || isAllowed(scalar) ? scalar : "_")
        }
        return name.isEmpty ? "_" : name
    }
}
