// SPDX-License-Identifier: Apache-2.0

/// What a metric measures, as the exposition format names it.
enum MetricKind: String, Sendable {
    case counter
    case gauge
    case histogram
}

/// The values of one metric with one set of labels.
protocol Series: AnyObject, Sendable {
    /// Writes its samples, one a line.
    ///
    /// - Parameters:
    ///   - name: The metric's name.
    ///   - labels: The labels of the series.
    ///   - text: What the lines are added to.
    func write(name: String, labels: Labels, to text: inout String)
}
