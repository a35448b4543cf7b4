// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences

/// A block of memory that is read at unpredictable addresses, so that caches do not help.
package struct UncachedMemory {
    private let bytes: SharedBytes
    private let wordCount: Int

    /// Allocates memory with pages of the same size as those of an index.
    package init(byteCount: Int) {
        wordCount = max(byteCount / 8, 1)
        var writer = SharedBytes.Writer(capacity: 8 * wordCount)
        for word in 0..<wordCount {
            writer.append(number: UInt64(word) &* 0x9E37_79B9_7F4A_7C15)
        }
        bytes = writer.finish()
    }

    /// Measures each of many reads.
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
