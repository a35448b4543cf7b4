// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import PrometheusMetrics
import Testing

struct SeriesTests {
    @Test func countersOnlyGrow() {
        let metrics = PrometheusMetrics()
        let counter = Counter(label: "n", factory: metrics)
        counter.increment(by: 5)
        counter.increment(by: -3)
        let other = FloatingPointCounter(label: "f", factory: metrics)
        for amount in [0.5, -3, .nan, .infinity] { other.increment(by: amount) }
        #expect(metrics.text().contains("\nn 5\n"))
        #expect(metrics.text().contains("\nf 0.5\n"))
        counter.reset()
        other.reset()
        #expect(metrics.text().contains("\nn 0\n"))
        #expect(metrics.text().contains("\nf 0\n"))
    }

    @Test func meterGoesUpAndDown() {
        let metrics = PrometheusMetrics()
        let meter = Meter(label: "open", factory: metrics)
        meter.set(3)
        meter.increment(by: 4)
        meter.decrement()
        #expect(metrics.text().contains("\nopen 6\n"))
    }

    @Test func noIncrementOfManyThreadsIsLost() async {
        let metrics = PrometheusMetrics()
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { @concurrent in
                    let counter = Counter(label: "n", factory: metrics)
                    let sum = FloatingPointCounter(label: "f", factory: metrics)
                    let timer = Timer(label: "t", factory: metrics)
                    for _ in 0..<10_000 {
                        counter.increment()
                        sum.increment(by: 0.5)
                        timer.recordNanoseconds(Int64(500_000_000))
                    }
                }
            }
        }
        let text = metrics.text()
        for line in ["n 80000", "f 40000", "t_count 80000", "t_sum 40000"] {
            #expect(text.contains("\(line)\n"))
        }
    }

    // Labels can come from requests.
    @Test func numberOfSeriesHasABound() {
        let metrics = PrometheusMetrics(capacity: 100)
        for number in 0..<10_000 {
            Counter(label: "n", dimensions: [("path", "/\(number)")], factory: metrics).increment()
        }
        let lines = metrics.text().split(separator: "\n")
        #expect(lines.count == 1 + 100 + 2)
        #expect(lines.last == "metrics_series_refused_total 9900")
    }

    @Test func destroyedSeriesMakesRoom() {
        let metrics = PrometheusMetrics(capacity: 1)
        let timer = Timer(label: "n", factory: metrics)
        timer.destroy()
        #expect(!metrics.text().contains("n_count"))
        Counter(label: "n_count", factory: metrics).increment()
        #expect(metrics.text().contains("\nn_count 1\n"))
    }

    // Readers reject a text with two types for a name, or with two samples of the same name and
    // labels.
    @Test func nameBelongsToOneMetric() {
        let metrics = PrometheusMetrics()
        Timer(label: "n", factory: metrics).recordNanoseconds(1)
        for label in ["n", "n_sum", "n_count", "n_bucket"] {
            Counter(label: label, factory: metrics).increment()
        }
        Counter(label: "m_sum", factory: metrics).increment()
        Timer(label: "m", factory: metrics).recordNanoseconds(1)
        Counter(label: "c", factory: metrics).increment()
        FloatingPointCounter(label: "c", factory: metrics).increment()
        Counter(label: PrometheusMetrics.refusedSeriesName, factory: metrics).increment()
        let lines = metrics.text().split(separator: "\n")
        #expect(lines.last == "metrics_series_refused_total 7")
        let types = lines.filter { $0.hasPrefix("# TYPE") }
        #expect(
            types == [
                "# TYPE c counter", "# TYPE m_sum counter", "# TYPE n histogram",
                "# TYPE metrics_series_refused_total counter",
            ]
        )
    }
}
