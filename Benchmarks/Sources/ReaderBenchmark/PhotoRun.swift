// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import CodeScenes

/// Reads one photograph of 1280 × 960 many times, and as often a background without a code.
struct PhotoRun {
    let seed: UInt64

    func print() {
        let reader = AppClipCodeReader()
        var medians: [Double] = []
        for name in ["photograph", "as from a phone"] {
            for group in ImageSuite.standard.groups where group.name == name {
                medians += measure(group, reader)
            }
        }
        let median = SuiteReport.quantile(medians.sorted(), 0.5)
        Swift.print("median of the medians: \(SuiteReport.hundredths(median)) ms (limit 15 ms)")
        // The same background as above, without its code.
        var empty = ImageSuite.standard.groups[9].scene(0, seed: seed)
        empty.codes = []
        _ = report("1280 x 960 without a code", empty.render(), reader, count: 51)
    }

    /// Measures several scenes of a group, each many times, and returns their medians.
    private func measure(_ group: ImageSuite.Group, _ reader: AppClipCodeReader) -> [Double] {
        stride(from: 2, to: group.count, by: 5).map { number in
            let scene = group.scene(number, seed: seed).render()
            return report("\(group.name) \(number)", scene, reader, count: 201)
        }
    }

    private func report(
        _ name: String,
        _ scene: RenderedScene,
        _ reader: AppClipCodeReader,
        count: Int
    ) -> Double {
        let trials = (0..<count).map { _ in Trial(scene, reader: reader) }
        let times = trials.map(\.milliseconds).sorted()
        let median = SuiteReport.quantile(times, 0.5)
        Swift.print(
            "\(name): \(trials[0].read) of \(trials[0].expected) read,",
            "median \(SuiteReport.hundredths(median)) ms,",
            "p95 \(SuiteReport.hundredths(SuiteReport.quantile(times, 0.95))) ms"
        )
        return median
    }
}
