// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodeReader

@Suite("Motion deblurring (A11)")
struct MotionFilterTests {
    /// Returns a line of dark and light runs, and its mean over `length` pixels after filtering.
    private func lines(length: Int, filter: MotionFilter) -> (sharp: [Double], restored: [Double]) {
        let sharp = (0..<240).map { place in (place / 7 + place / 31) % 3 == 0 ? 1.0 : 0 }
        func value(_ list: [Double], _ place: Int) -> Double {
            list[min(max(place, 0), list.count - 1)]
        }
        let half = length / 2
        let blurred = sharp.indices.map { place in
            (place - half...place + half).reduce(0) { $0 + value(sharp, $1) } / Double(length)
        }
        let reach = filter.weights.count / 2
        let restored = sharp.indices.map { place in
            filter.weights.enumerated().reduce(0) { sum, tap in
                sum + Double(tap.element) * value(blurred, place + tap.offset - reach)
            }
        }
        return (sharp, restored)
    }

    @Test("restores lines that motion blur has removed", arguments: [5, 9, 15])
    func restores(length: Int) throws {
        let filter = try #require(MotionFilter(length: Double(length), rest: 2))
        let (sharp, restored) = lines(length: length, filter: filter)
        let inner = 60..<180
        let right = inner.count { (restored[$0] > 0.5) == (sharp[$0] > 0.5) }
        #expect(Double(right) > 0.9 * Double(inner.count))
    }

    @Test("preserves even ink")
    func even() throws {
        let filter = try #require(MotionFilter(length: 8.5, rest: 3))
        #expect(abs(filter.weights.reduce(0, +) - 1) < 1e-5)
        #expect(filter.weights.count % 2 == 1)
        for index in filter.weights.indices {
            let mirrored = filter.weights[filter.weights.count - 1 - index]
            #expect(abs(filter.weights[index] - mirrored) < 1e-4)
        }
    }

    @Test(
        "is not available for lengths that are too short or too long",
        arguments: [0.5, 2.9, 41, 1e9]
    )
    func bounds(length: Double) {
        #expect(MotionFilter(length: length, rest: 1) == nil)
    }
}
