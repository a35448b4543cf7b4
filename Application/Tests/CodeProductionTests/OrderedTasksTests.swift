// SPDX-License-Identifier: Apache-2.0

import CodeProduction
import Foundation
import Synchronization
import Testing

// A11: files are read concurrently and reported in their order.
struct OrderedTasksTests {
    private struct StopError: Error {}

    @Test(arguments: [1, 2, 7])
    func resultsComeInOrder(atOnce: Int) async throws {
        let running = Mutex((now: 0, most: 0))
        var taken: [Int] = []
        try await OrderedTasks.run(
            Array(0..<60),
            atOnce: atOnce,
            { index, input in
                running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                // Some inputs take longer than the ones after them.
                usleep(UInt32(input * 37 % 11) * 200)
                running.withLock { $0.now -= 1 }
                return index * 100 + input
            },
            take: { taken.append($0) }
        )
        #expect(taken == (0..<60).map { $0 * 101 })
        #expect((1...atOnce).contains(running.withLock(\.most)))
    }

    @Test func nothingIsTakenAfterAnError() async {
        var taken = 0
        await #expect(throws: StopError.self) {
            try await OrderedTasks.run(
                Array(0..<20),
                atOnce: 3,
                { index, _ in index },
                take: { index in
                    if index == 5 { throw StopError() }
                    taken += 1
                }
            )
        }
        #expect(taken == 5)
    }

    @Test func noInputsMakeNoTasks() async throws {
        try await OrderedTasks.run(
            [Int](),
            atOnce: 4,
            { index, _ in index },
            take: { _ in Issue.record("nothing was given") }
        )
    }
}
