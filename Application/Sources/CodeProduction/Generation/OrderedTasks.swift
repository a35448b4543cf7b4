// SPDX-License-Identifier: Apache-2.0

/// Runs work in concurrent tasks and takes the results in the order of the inputs.
public enum OrderedTasks {
    /// Processes all inputs and calls `take` with each result, in the order of the inputs.
    ///
    /// - Parameters:
    ///   - inputs: The inputs of the work.
    ///   - atOnce: The number of inputs that are processed at the same time, at least 1.
    ///   - maximumAhead: The maximum number of inputs that are started, counted from the first one
    ///     whose result was not taken yet. It bounds the results in memory; without it, results
    ///     must be small.
    ///   - work: Returns the result of an input; called on several threads.
    ///   - take: Receives a result; called by one thread at a time.
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
