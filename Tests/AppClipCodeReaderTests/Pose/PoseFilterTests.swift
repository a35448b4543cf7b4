// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import SeededRandom
import Testing

@testable import AppClipCodeReader

/// A12: poses over time.
@Suite("Smoothing of poses (A12)")
struct PoseFilterTests {
    private func pose(_ x: Double, turned: Double = 0) -> PlanarPose {
        PlanarPose(
            orientation: Orientation(turningBy: SIMD3(0, 0, turned)),
            position: SIMD3(x, 0, 6)
        )
    }

    @Test("steadies a code at rest")
    func still() {
        var random = SplitMix64(seed: 51)
        var filter = PoseFilter(.steady)
        var raw = 0.0
        var smooth = 0.0
        for frame in 0..<300 {
            let noisy = pose(
                Double.random(in: -0.01...0.01, using: &random),
                turned: Double.random(in: -0.002...0.002, using: &random)
            )
            let shown = filter.smoothed(noisy, at: Double(frame) / 30)
            guard frame > 30 else { continue }
            raw += noisy.position.x * noisy.position.x
            smooth += shown.position.x * shown.position.x
        }
        #expect(smooth < raw / 3)
    }

    @Test("does not lag behind a fast movement")
    func moving() {
        var filter = PoseFilter(.steady)
        var lag = 0.0
        for frame in 0..<60 {
            // Constant speed, in distances per second.
            let x = 6 * Double(frame) / 30
            lag = x - filter.smoothed(pose(x), at: Double(frame) / 30).position.x
        }
        #expect(0..<0.1 ~= lag)
    }

    @Test("changes nothing when switched off, and nothing after a gap")
    func none() {
        var off = PoseFilter(.none)
        var steady = PoseFilter(.steady)
        _ = off.smoothed(pose(0), at: 0)
        _ = steady.smoothed(pose(0), at: 0)
        #expect(off.smoothed(pose(1), at: 0.03) == pose(1))
        #expect(steady.smoothed(pose(1), at: 2) == pose(1))
        // The same time again, and an earlier one.
        #expect(steady.smoothed(pose(2), at: 2) == pose(2))
        #expect(steady.smoothed(pose(3), at: 1) == pose(3))
    }

    @Test("accepts any cutoff", arguments: [0, .infinity, 1e300, -1.0])
    func anyLimit(_ limit: Double) {
        var filter = PoseFilter(PoseSmoothing(limitAtRest: limit, slope: limit))
        for frame in 0..<5 {
            let shown = filter.smoothed(pose(Double(frame % 2)), at: Double(frame) / 30)
            #expect(0...1 ~= shown.position.x)
        }
    }
}
