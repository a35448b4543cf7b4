// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import Glibc

/// The results of decoding a group of signals.
struct Table {
    private var cases = 0
    private var read = 0
    private var wrong = 0
    private var times: [Double] = []

    /// Decodes a signal, and counts the result as read or wrong.
    mutating func add(_ signal: RingSignal, isRight: (SignalDecoding) -> Bool) {
        let start = Self.processorTime
        let decoding = signal.decoded(tables: .standard)
        times.append(Self.processorTime - start)
        cases += 1
        guard let decoding else { return }
        if isRight(decoding) {
            read += 1
        } else {
            wrong += 1
            Swift.print("wrong:", decoding.url, decoding.evidence, decoding.agreement)
        }
    }

    /// The processor time of this thread, in microseconds.
    ///
    /// Other programs on the machine do not affect it.
    private static var processorTime: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// Prints a row.
    func print(_ name: String) {
        let sorted = times.sorted()
        guard !sorted.isEmpty else { return }
        let figures = [0.5, 0.95, 1].map { part in
            String(Int(sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]))
        }
        Swift.print(
            Self.padded(name, 31, left: false),
            Self.padded(String(cases), 6),
            Self.padded(String(read), 6),
            Self.padded(String(wrong), 6),
            Self.padded(figures[0], 10),
            Self.padded(figures[1], 8),
            Self.padded(figures[2], 8)
        )
    }

    private static func padded(_ text: String, _ width: Int, left: Bool = true) -> String {
        let blanks = String(repeating: " ", count: max(0, width - text.utf8.count))
        return left ? blanks + text : text + blanks
    }
}
