// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CodeScenes

@Suite("Elementary functions of scenes")
struct ElementaryTests {
    @Test("cosine and sine agree with known values in all quarters")
    func quarters() {
        let half = 0.5.squareRoot()
        let known: [(Double, Double, Double)] = [
            (0, 1, 0), (0.25, half, half), (0.5, 0, 1), (1, -1, 0), (1.5, 0, -1),
            (-0.25, half, -half), (-0.5, 0, -1), (100.25, half, half), (-99.75, half, half),
        ]
        for (halfTurns, cosine, sine) in known {
            let value = Elementary.cosineAndSine(halfTurns * .pi)
            #expect(abs(value.cosine - cosine) < 1e-12, "\(halfTurns)")
            #expect(abs(value.sine - sine) < 1e-12, "\(halfTurns)")
        }
    }

    @Test("the angle of a direction is the one it was made from")
    func angles() {
        for step in -100...100 {
            let angle = Double(step) * .pi / 100.5
            let (cosine, sine) = Elementary.cosineAndSine(angle)
            #expect(abs(Elementary.angle(y: 3 * sine, x: 3 * cosine) - angle) < 1e-12)
        }
        #expect(Elementary.angle(y: 0, x: 0) == 0)
    }

    @Test("logarithm and exponential are inverse, and exp(1) is e")
    func exponential() {
        for step in -60...60 {
            let number = Double(step) / 3
            let value = Elementary.logarithm(Elementary.exponential(number))
            #expect(abs(value - number) < 1e-12)
        }
        #expect(abs(Elementary.exponential(1) - 2.718_281_828_459_045) < 1e-13)
        #expect(abs(Elementary.logarithm(10) - 2.302_585_092_994_046) < 1e-13)
    }

    @Test(
        "whole numbers next to a number",
        arguments: [(2.0, 2, 2), (2.25, 2, 3), (-2.25, -3, -2), (0, 0, 0), (-0.5, -1, 0)]
    )
    func whole(number: Double, below: Int, above: Int) {
        #expect(Elementary.floor(number) == below)
        #expect(Elementary.ceiling(number) == above)
    }
}
