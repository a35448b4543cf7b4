// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import PrometheusMetrics
import Testing

/// The text is that of Prometheus' *Exposition formats*, version 0.0.4.
struct ExpositionTests {
    /// Returns the lines without those about refused series, which come last.
    private static func lines(of metrics: PrometheusMetrics) -> [String] {
        let text = metrics.text()
        #expect(text.hasSuffix("\n"))
        return text.split(separator: "\n").map(String.init).dropLast(2)
    }

    @Test func everyLineEndsAndAnEmptyTableIsText() {
        #expect(
            PrometheusMetrics().text() == """
                # TYPE metrics_series_refused_total counter
                metrics_series_refused_total 0

                """
        )
        #expect(PrometheusMetrics.contentType == "text/plain; version=0.0.4; charset=utf-8")
    }

    @Test func seriesOfOneMetricStandTogether() {
        let metrics = PrometheusMetrics(help: ["requests.total": "All \\ of\nthem."])
        for code in ["404", "200"] {
            Counter(label: "requests.total", dimensions: [("code", code)], factory: metrics)
                .increment(by: 3)
            Gauge(label: "a", dimensions: [("code", code)], factory: metrics).record(1.5)
        }
        #expect(
            Self.lines(of: metrics) == [
                "# TYPE a gauge", #"a{code="200"} 1.5"#, #"a{code="404"} 1.5"#,
                #"# HELP requests_total All \\ of\nthem."#, "# TYPE requests_total counter",
                #"requests_total{code="200"} 3"#, #"requests_total{code="404"} 3"#,
            ]
        )
    }

    @Test(arguments: [
        ("requests", "requests"), ("a:b", "a:b"), ("http.requests-total", "http_requests_total"),
        ("2xx", "_2xx"), ("", "_"), ("größe", "gr__e"), ("a\nb 1\n# x", "a_b_1___x"),
        (String(repeating: "a", count: 200), String(repeating: "a", count: 128)),
    ])
    func namesAreValid(_ label: String, _ name: String) {
        let metrics = PrometheusMetrics()
        Counter(label: label, factory: metrics).increment()
        #expect(Self.lines(of: metrics) == ["# TYPE \(name) counter", "\(name) 1"])
    }

    @Test(arguments: [
        ("code", "200", #"code="200""#), ("a:b", "", #"a_b="""#),
        ("path", #"C:\"x""# + "\n", #"path="C:\\\"x\"\n""#), ("__name__", "x", #"x__name__="x""#),
        ("le", "1", #"le_="1""#), ("k", "é\r\t", "k=\"é\r\t\""),
        ("k", String(repeating: "v", count: 300), "k=\"\(String(repeating: "v", count: 256))\""),
    ])
    func labelsAreEscaped(_ label: String, _ value: String, _ text: String) {
        let metrics = PrometheusMetrics()
        Counter(label: "n", dimensions: [(label, value)], factory: metrics).increment()
        #expect(Self.lines(of: metrics) == ["# TYPE n counter", "n{\(text)} 1"])
    }

    @Test func orderOfLabelsDoesNotMatterAndNamesAreUnique() {
        let metrics = PrometheusMetrics()
        Counter(label: "n", dimensions: [("a", "1"), ("b", "2")], factory: metrics).increment()
        Counter(label: "n", dimensions: [("b", "2"), ("a", "1")], factory: metrics).increment()
        Counter(label: "n", dimensions: [("b", "2"), ("a", "1"), ("b", "3")], factory: metrics)
            .increment()
        #expect(Self.lines(of: metrics) == ["# TYPE n counter", #"n{a="1",b="2"} 3"#])
    }

    @Test(arguments: [
        (0, "0"), (-0.5, "-0.5"), (1e15, "1000000000000000"), (1e300, "1e+300"), (1e-7, "1e-07"),
        (.infinity, "+Inf"), (-.infinity, "-Inf"), (.nan, "NaN"), (3, "3"),
    ])
    func numbersAreThoseOfGo(_ number: Double, _ text: String) {
        let metrics = PrometheusMetrics()
        Gauge(label: "n", factory: metrics).record(number)
        #expect(Self.lines(of: metrics).last == "n \(text)")
    }

    @Test func bucketsAreCumulative() {
        let metrics = PrometheusMetrics(timers: Buckets([0.01, 0.1, 1]))
        let timer = Timer(label: "t", dimensions: [("a", "b")], factory: metrics)
        for milliseconds in [1, 10, 11, 500, 2_000] { timer.recordMilliseconds(milliseconds) }
        #expect(
            Self.lines(of: metrics) == [
                "# TYPE t histogram",
                #"t_bucket{a="b",le="0.01"} 2"#, #"t_bucket{a="b",le="0.1"} 3"#,
                #"t_bucket{a="b",le="1"} 4"#, #"t_bucket{a="b",le="+Inf"} 5"#,
                #"t_sum{a="b"} 2.522"#, #"t_count{a="b"} 5"#,
            ]
        )
    }

    @Test func recorderHasTheBucketsOfItsLabel() {
        let metrics = PrometheusMetrics { $0 == "rows" ? Buckets([1]) : .bytes }
        let recorder = Recorder(label: "rows", factory: metrics)
        recorder.record(1)
        recorder.record(Double.nan)
        recorder.record(7.5)
        #expect(
            Self.lines(of: metrics) == [
                "# TYPE rows histogram", #"rows_bucket{le="1"} 1"#, #"rows_bucket{le="+Inf"} 2"#,
                "rows_sum 8.5", "rows_count 2",
            ]
        )
    }
}
