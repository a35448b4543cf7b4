// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes

/// What a signal says, where it says it beyond doubt.
package struct SignalDecoding: Sendable {
    /// The URL.
    package let url: EncodableURL

    /// The 16 bytes.
    package let payload: Payload

    /// The code's pattern as it is without faults.
    package let pattern: RingPattern

    /// By how much the code is turned in the plane of the signal, clockwise, in degrees, 0..<360.
    package var rotation: Double = 0

    /// How much speaks for each part, in bits.
    package let evidence: Evidence

    /// How well the code agrees with what was seen.
    package let agreement: Agreement

    /// How many of the slots and of the arcs' colours were seen otherwise than the code has them.
    package let correctedSlots: Int

    /// The mean ink of the arcs in the third colour.
    package let thirdInk: Float

    /// How clearly the code was seen as it is, 0...1, to put readings in order.
    package var confidence: Double {
        Double(max(0, agreement.rings) * max(0, agreement.colors) * agreement.clarity)
    }

    /// How many bits speak for the parts of a reading, beside those it is free to choose.
    package struct Evidence: Sendable {
        /// For the meta block and the fixed bits.
        package let header: Float

        /// For the gap block, with its repetition in the colours.
        package let gap: Float

        /// For the arc block.
        package let arc: Float

        package var sum: Float { header + gap + arc }
    }

    /// Agreement between a code and what was seen, -1...1, each place with its certainty.
    package struct Agreement: Sendable {
        /// Of the 128 slots.
        package let rings: Float

        /// Of the arcs' colours.
        package let colors: Float

        /// How certain the slots and colours were one by one, whatever they said: 0...1.
        package let clarity: Float
    }
}
