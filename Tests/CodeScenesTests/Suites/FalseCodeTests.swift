// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeScenes
import Testing

/// A11: drawings that must not be read have to be beyond repair.
@Suite("Drawings with a code's geometry that carry no URL")
struct FalseCodeTests {
    @Test(
        "their rings, observed without error, give no URL",
        arguments: ["arcs at random", "arcs exchanged", "rings turned", "rings of two codes"]
    )
    func beyondRepair(family: String) throws {
        let group = try #require(ImageSuite.negatives.groups.first { $0.name == family })
        for number in 0..<12 {
            let drawing = group.scene(number, seed: 9).codes[0].drawing
            let reading = try? observation(of: drawing).read()
            #expect(reading == nil, "\(number)")
        }
    }

    @Test("a true code's drawing, observed the same way, gives its URL")
    func trueCode() throws {
        let code = try AppClipCode("https://example.com/shop?p=7")
        #expect(try observation(of: code.drawing).read().payload == code.compressed.payload)
    }

    /// Returns the observation of a drawing by a reader that knows the format.
    private func observation(of drawing: CodeDrawing) throws -> RingObservation {
        var slots = [RingObservation.Slot](repeating: .runsOn, count: RingLayout.bitCount)
        var firstColor: RGBColor?
        for case .arc(let arc) in drawing.shapes {
            firstColor = firstColor ?? arc.stroke
            let ring = try #require(RingLayout.rings.first { abs($0.radius - arc.radius) < 1 })
            let angle = arc.startDegrees - Double(ring.rotation) - ring.halfGap
            let slot = Int(angle / 360 * Double(ring.slotCount) + 1_000.5) - 1_000
            // The first arc of a code has the foreground's colour.
            slots[ring.firstBit + slot % ring.slotCount] = .arc(
                arc.stroke == firstColor ? .foreground : .third
            )
        }
        return RingObservation(slots: slots)
    }
}
