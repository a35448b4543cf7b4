// SPDX-License-Identifier: Apache-2.0

/// The kinds of metrics, by their names in the exposition format.
enum MetricKind: String, Sendable {
    case counter
    case gauge
    case histogram
}

/// The values of one metric with one set of labels.
protocol Series: AnyObject, Sendable {
    /// Writes the samples, one per line.
    ///
    /// - Parameters:
    ///   - name: The metric's name.
    ///   - labels: The labels of the series.
    ///   - text: The text that the lines are appended to.
    func write(name: String, labels: Labels, to text: inout String)
}
