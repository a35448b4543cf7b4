// SPDX-License-Identifier: Apache-2.0

public import CoreMetrics

// If a series is refused, the handler does nothing.
extension PrometheusMetrics {
    /// Returns a counter, which is created at the first call for its label and dimensions.
    public func makeCounter(
        label: String,
        dimensions: [(String, String)]
    ) -> any CounterHandler {
        series(label, dimensions, .counter) { CounterSeries() } ?? NOOPMetricsHandler.instance
    }

    /// Returns a counter of floating-point numbers, which is created at the first call for its label
    /// and dimensions.
    public func makeFloatingPointCounter(
        label: String,
        dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        series(label, dimensions, .counter) { FloatingPointCounterSeries() }
            ?? NOOPMetricsHandler.instance
    }

    /// Returns a gauge, which is created at the first call for its label and dimensions.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions, .gauge) { GaugeSeries() } ?? NOOPMetricsHandler.instance
    }

    /// Returns a histogram if values are to be aggregated, and a gauge otherwise.
    public func makeRecorder(
        label: String,
        dimensions: [(String, String)],
        aggregate: Bool
    ) -> any RecorderHandler {
        if aggregate {
            series(label, dimensions, .histogram) { HistogramSeries(buckets: recorders(label)) }
                ?? NOOPMetricsHandler.instance
        } else {
            series(label, dimensions, .gauge) { GaugeSeries() } ?? NOOPMetricsHandler.instance
        }
    }

    /// Returns a histogram of seconds, which is created at the first call for its label and
    /// dimensions.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions, .histogram) { HistogramSeries(buckets: timers, scale: 1e9) }
            ?? NOOPMetricsHandler.instance
    }

    /// Removes a counter from the text.
    public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }

    /// Removes a counter of floating-point numbers from the text.
    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
        remove(handler)
    }

    /// Removes a gauge from the text.
    public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }

    /// Removes a histogram or gauge from the text.
    public func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }

    /// Removes a timer from the text.
    public func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}
