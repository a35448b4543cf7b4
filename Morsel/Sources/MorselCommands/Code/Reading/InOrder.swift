/// Does work at once and hands the results over in the order of what was given.
enum InOrder {
    /// Works on all inputs, `atOnce` of them at any time.
    ///
    /// A result waits for those before it; so results have to be small, and whatever is large has
    /// to end with the work.
    ///
    /// - Throws: What `take` throws; work that has begun is ended before.
    static func run<Input: Sendable, Output: Sendable>(
        _ inputs: [Input],
        atOnce: Int,
        _ work: @escaping @Sendable (_ index: Int, _ input: Input) -> Output,
        _ take: (Output) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Output).self) { group in
            var begun = 0
            func begin() {
                guard begun < inputs.count else { return }
                let index = begun
                let input = inputs[index]
                begun += 1
                group.addTask { (index, work(index, input)) }
            }
            for _ in 0..<max(1, atOnce) { begin() }
            var waiting: [Int: Output] = [:]
            var next = 0
            while let (index, output) = try await group.next() {
                waiting[index] = output
                while let output = waiting.removeValue(forKey: next) {
                    try take(output)
                    next += 1
                }
                begin()
            }
        }
    }
}
