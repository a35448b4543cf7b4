// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences

/// Memory of some size, and reads of it at places that no cache can foresee.
package struct FarMemory {
    private let bytes: SharedBytes
    private let wordCount: Int

    /// Memory that is backed by pages of the same size as an index is.
    package init(byteCount: Int) {
        wordCount = max(byteCount / 8, 1)
        var writer = SharedBytes.Writer(capacity: 8 * wordCount)
        for word in 0..<wordCount {
            writer.append(number: UInt64(word) &* 0x9E37_79B9_7F4A_7C15)
        }
        bytes = writer.finish()
    }

    /// The time of each of many reads.
    package func times() -> Times {
        var times = Times()
        var state: UInt64 = 1
        var sum: UInt64 = 0
        for _ in 0..<200_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let place = Int(state.multipliedFullWidth(by: UInt64(wordCount)).high)
            let start = times.clock.now
            sum &+= bytes.number(at: 8 * place)
            times.end(from: start, after: sum)
        }
        return times
    }
}
