// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes

/// The contents of a signal that was decoded with certainty.
package struct SignalDecoding: Sendable {
    /// The URL that the code contains.
    package let url: EncodableURL

    /// The 16 bytes of the code.
    package let payload: Payload

    /// The pattern of the code without errors.
    package let pattern: RingPattern

    /// The rotation of the code in the plane of the signal, clockwise, in degrees, 0..<360.
    package var rotation: Double = 0

    /// The evidence for each part, in bits.
    package let evidence: Evidence

    /// The agreement of the code with the observation.
    package let agreement: Agreement

    /// The number of slots and arc colours that were observed differently from the code.
    package let correctedSlots: Int

    /// The mean ink of the arcs in the third colour.
    package let thirdInk: Float

    /// The clarity of the observation, 0...1, for ordering readings.
    package var confidence: Double {
        Double(max(0, agreement.rings) * max(0, agreement.colors) * agreement.clarity)
    }

    /// The evidence for the parts of a reading, in bits, in excess of the bits that each part is
    /// free to choose.
    package struct Evidence: Sendable {
        /// The evidence for the meta block and the fixed bits.
        package let header: Float

        /// The evidence for the gap block, with its repetition in the colours.
        package let gap: Float

        /// The evidence for the arc block.
        package let arc: Float

        package var sum: Float { header + gap + arc }
    }

    /// The agreement of a code with the observation, -1...1, each place weighted by its certainty.
    package struct Agreement: Sendable {
        /// The agreement of the 128 slots.
        package let rings: Float

        /// The agreement of the arcs' colours.
        package let colors: Float

        /// The mean certainty of the individual slots and colours, whatever their values, 0...1.
        package let clarity: Float
    }
}
