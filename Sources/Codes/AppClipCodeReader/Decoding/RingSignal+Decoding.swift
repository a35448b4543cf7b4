// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes

extension RingSignal {
    /// The number of rotations that are tried.
    ///
    /// The right one is practically always the first; the header rejects the others at once.
    private static let turnsTried = 4

    /// Returns the code that the signal shows, if it is certain.
    ///
    /// - Complexity: O(1): a fraction of a millisecond.
    package func decoded(tables: CodingTables) -> SignalDecoding? {
        let sums = RingSums(self)
        for turn in RotationSearch(self).best(Self.turnsTried) {
            let slots = SoftSlots(sums, turn: turn.halfDegrees)
            if var decoding = slots.decoded(tables: tables) {
                decoding.rotation = Double(turn.halfDegrees) / 2
                if decoding.rotation < 0 { decoding.rotation += 360 }
                return decoding
            }
        }
        return nil
    }

    /// The signal of the same rings as seen in a mirror: the angles count in the opposite
    /// direction.
    package var mirrored: RingSignal {
        var mirrored = self
        for ring in 0..<5 {
            let first = ring * Self.angleCount
            for angle in 1..<Self.angleCount {
                mirrored.ink[first + angle] = ink[first + Self.angleCount - angle]
                mirrored.reliability[first + angle] = reliability[first + Self.angleCount - angle]
            }
        }
        return mirrored
    }
}
