// SPDX-License-Identifier: Apache-2.0

/// Does work in concurrent tasks and takes the results in the order of the inputs.
public enum OrderedTasks {
    /// Works on all inputs and calls `take` with each result, in the order of the inputs.
    ///
    /// - Parameters:
    ///   - inputs: What to work on.
    ///   - atOnce: How many inputs are worked on at any time; at least one is.
    ///   - maximumAhead: How many inputs are started, at most, from the first one whose result was
    ///     not taken yet. It bounds the results in memory; without it, results must be small.
    ///   - work: Makes the result of an input; called on several threads.
    ///   - take: Takes a result; called on one thread.
    /// - Throws: What `take` throws, or `CancellationError`; running work ends first.
    public static func run<Input: Sendable, Output: Sendable>(
        _ inputs: [Input],
        atOnce: Int,
        maximumAhead: Int = .max,
        _ work: @escaping @Sendable (_ index: Int, _ input: Input) -> Output,
        take: (Output) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Output).self) { group in
            var started = 0
            var taken = 0
            var running = 0
            var waiting: [Int: Output] = [:]
            func startMore() {
                while started < inputs.count, running < max(1, atOnce),
                    started - taken < max(1, maximumAhead)
                {
                    let index = started
                    let input = inputs[index]
                    started += 1
                    running += 1
                    group.addTask { (index, work(index, input)) }
                }
            }
            startMore()
            for try await (index, output) in group {
                running -= 1
                waiting[index] = output
                while let output = waiting.removeValue(forKey: taken) {
                    try take(output)
                    taken += 1
                }
                startMore()
            }
        }
    }
}
