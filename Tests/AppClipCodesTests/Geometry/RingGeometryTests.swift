// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppClipCodes

/// The positions of arcs.
@Suite struct RingGeometryTests {
    @Test func hasFiveRingsOf128Slots() {
        #expect(RingLayout.rings.map(\.slotCount) == [17, 23, 26, 29, 33])
        #expect(RingLayout.rings.map(\.firstBit) == [0, 17, 40, 66, 95])
        #expect(RingLayout.rings.map(\.rotation) == [-78, -85, -70, -63, -70])
        #expect(RingLayout.bitCount == 128)
        let steps = zip(RingLayout.rings, RingLayout.rings.dropFirst()).map {
            $1.radius - $0.radius
        }
        #expect(steps.allSatisfy { abs($0 - 46.8996) < 1e-9 })
    }

    /// Sines are as exact as in the mathematics library, at every angle where an arc can start or end.
    @Test func hasExactSines() {
        for ring in RingLayout.rings {
            for slot in 0...2 * ring.slotCount {
                for side in [-1.0, 0, 1] {
                    let angle =
                        ArcGeometry.angle(ofSlot: slot, in: ring) + side * ring.halfGap
                    let (cosine, sine) = Trigonometry.cosineAndSine(degrees: angle)
                    #expect(abs(cosine - cos(angle * .pi / 180)) < 1e-14)
                    #expect(abs(sine - sin(angle * .pi / 180)) < 1e-14)
                }
            }
        }
        for degrees in [-360.0, -45, 0, 45, 90, 135, 36_000] {
            let (cosine, sine) = Trigonometry.cosineAndSine(degrees: degrees)
            #expect(abs(cosine * cosine + sine * sine - 1) < 1e-14)
        }
    }

    @Test func leavesAGapBetweenArcs() {
        for ring in RingLayout.rings {
            let index = RingLayout.rings.firstIndex(of: ring) ?? 0
            let arc = RingPattern.Arc(ring: index, slot: 0, length: 1, color: .foreground)
            let geometry = ArcGeometry(arc)
            #expect(geometry.start == ring.halfGap)
            #expect(geometry.end > geometry.start)
            // The visible width of a break, without its round caps: 20 to 24 units.
            let width = 2 * ring.radius * ring.halfGap * .pi / 180 - RingLayout.strokeWidth
            #expect((20...24).contains(width))
        }
    }

    @Test(arguments: [
        (0.0, "0.000000"), (1, "1.000000"), (0.0000004, "0.000000"), (0.0000006, "0.000001"),
        (575.6856155, "575.685616"), (9_999.9999994, "9999.999999"), (0.1, "0.100000"),
    ])
    func writesSixDecimals(_ number: Double, text: String) {
        #expect(String(decoding: ArcText.sixDecimals(number), as: UTF8.self) == text)
    }
}
