// SPDX-License-Identifier: Apache-2.0

/// The progress of a long job on standard error: on a terminal one line that is updated, elsewhere
/// a line for each tenth.
///
/// Short jobs do not show any progress.
package struct Progress {
    private let total: Int
    private let noun: String
    private let isTerminal: Bool
    private var tenth = 0
    private let minimumTotal: Int

    package init(total: Int, noun: String, minimumTotal: Int = 200) {
        self.total = total
        self.noun = noun
        self.minimumTotal = minimumTotal
        isTerminal = Console.isTerminal(.error)
    }

    package mutating func update(_ done: Int) {
        guard total >= minimumTotal else { return }
        let now = done * 10 / total
        if isTerminal {
            Console.update("\(done) of \(total) \(noun)", isLast: done == total)
        } else if now > tenth {
            Console.warn("\(done) of \(total) \(noun)")
        }
        tenth = now
    }
}
