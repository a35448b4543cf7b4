// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

@testable import AppClipCodeReader

@Suite("Angular distortion of bent codes (A11)")
struct AngularDistortionTests {
    /// Returns the signal of rings with a break at the start of every third slot, with each angle shifted by `shift`
    /// samples.
    private func signal(shift: (Int, Double) -> Double) -> RingSignal {
        let steps = RingSignal.angleCount
        var ink = [Float](repeating: 1, count: 5 * steps)
        for ring in RingGrid.rings {
            for slot in stride(from: 0, to: ring.slotCount, by: 3) {
                let place = Double(ring.start) + Double(slot) * Double(ring.step) + 1_440
                let moved = place + shift(Int(place) % steps, Double(ring.radius))
                for step in Int(moved) - 4...Int(moved) + 4 {
                    ink[ring.index * steps + step % steps] = 0
                }
            }
        }
        return RingSignal(ink: ink, reliability: [Float](repeating: 1, count: 5 * steps))
    }

    @Test("the distortion of a cylinder is measured and corrected")
    func cylinder() throws {
        func shift(_ step: Int, _ radius: Double) -> Double {
            let turn = Homography.rotation(degrees: Double(step))
            // A distortion at the double angle, of two degrees at the rim.
            return 4 * radius * radius * turn[1, 0]
        }
        let bent = signal(shift: shift)
        let distortion = try #require(AngularDistortion(of: bent))
        let turn = try #require(RotationSearch(bent).best(1).first)
        for step in stride(from: 0, to: 720, by: 45) {
            let measured =
                Double(distortion.offset(step: step, radius: 0.8) + turn.halfDegrees)
            let around = measured > 360 ? measured - 720 : measured
            #expect(abs(around - shift(step, 0.8)) < 1.3)
        }
        #expect(AngularDistortion(of: bent.corrected(by: distortion)) == nil)
    }

    @Test("a plane has no distortion")
    func plane() {
        #expect(AngularDistortion(of: signal { _, _ in 0 }) == nil)
        let empty = RingSignal(
            ink: [Float](repeating: 0, count: 3_600),
            reliability: [Float](repeating: 1, count: 3_600)
        )
        #expect(AngularDistortion(of: empty) == nil)
    }
}
