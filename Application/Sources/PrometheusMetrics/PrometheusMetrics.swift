// SPDX-License-Identifier: Apache-2.0

public import CoreMetrics
import Synchronization

/// Metrics in the format of Prometheus (*Exposition formats*, text format 0.0.4).
///
/// ```swift
/// let metrics = PrometheusMetrics(help: ["requests_total": "Requests answered."])
/// let requests = Counter(
///     label: "requests_total",
///     dimensions: [("code", "200")],
///     factory: metrics
/// )
/// requests.increment()
/// metrics.text()  // # HELP requests_total Requests answered.
///                 // # TYPE requests_total counter
///                 // requests_total{code="200"} 1
/// ```
///
/// A lock is taken when a series is created, removed or written, never when it changes: create a
/// `Counter` once and keep it. Labels from outside cannot take unlimited memory, because the
/// number of series is limited; further ones are not recorded, and are counted in
/// ``refusedSeriesName``.
///
/// | swift-metrics | here |
/// |---|---|
/// | `Counter`, `FloatingPointCounter` | counter |
/// | `Gauge`, `Meter`, `Recorder` that does not aggregate | gauge |
/// | `Recorder` | histogram |
/// | `Timer` | histogram of seconds |
public final class PrometheusMetrics: MetricsFactory {
    /// The media type of the text, for the header `Content-Type`.
    public static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// The name of the counter of refused series: there were too many, or the name belongs to a
    /// metric of another kind.
    public static let refusedSeriesName = "metrics_series_refused_total"

    private let help: [String: String]
    let timers: Buckets
    let recorders: @Sendable (_ label: String) -> Buckets
    private let table: Mutex<SeriesTable>

    /// Creates metrics without a series.
    ///
    /// - Parameters:
    ///   - capacity: The maximum number of series; a histogram counts as one, whatever the number of
    ///     its buckets.
    ///   - help: The descriptions of metrics, one sentence each, by their labels.
    ///   - timers: The buckets of timers, in seconds.
    ///   - recorders: The buckets of a recorder, by its label.
    public init(
        capacity: Int = 1_000,
        help: [String: String] = [:],
        timers: Buckets = .seconds,
        recorders: @escaping @Sendable (_ label: String) -> Buckets = { _ in .bytes }
    ) {
        self.help = Dictionary(
            help.map { (MetricName.ofMetric($0.key), $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
        self.timers = timers
        self.recorders = recorders
        table = Mutex(
            SeriesTable(capacity: capacity, reservedName: Self.refusedSeriesName)
        )
    }

    /// Returns the current values of all metrics, sorted by name and labels.
    ///
    /// - Complexity: O(*n* log *n*) in the number of series, which is limited.
    public func text() -> String {
        let table = table.withLock(\.self)
        var text = ""
        table.write(help: help, to: &text)
        let name = Self.refusedSeriesName
        text += "# TYPE \(name) counter\n\(name) \(table.refused)\n"
        return text
    }

    /// Returns the series of a label and dimensions, or `nil` if it is refused.
    func series<Kept: Series>(
        _ label: String,
        _ dimensions: [(String, String)],
        _ kind: MetricKind,
        make: () -> Kept
    ) -> Kept? {
        let name = MetricName.ofMetric(label)
        let labels = Labels(dimensions)
        return table.withLock { $0.series(name, labels, kind: kind, make: make) }
    }

    /// Removes a series.
    func remove(_ series: AnyObject) { table.withLock { $0.remove(series) } }
}
