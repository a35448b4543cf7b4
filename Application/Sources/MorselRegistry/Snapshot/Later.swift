// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// A value that another thread computes in the meantime.
package final class Later<Input: Sendable, Value: Sendable>: Sendable {
    private let input: Mutex<Input?>
    private let result = Mutex<Value?>(nil)
    private let queue = DispatchQueue(label: "later")

    /// Starts the computation.
    ///
    /// - Parameters:
    ///   - input: The input of the computation; no other reference is kept, so that it is not copied.
    ///   - body: Computes the value.
    package init(_ input: consuming Input, _ body: @escaping @Sendable (consuming Input) -> Value) {
        self.input = Mutex(input)
        queue.async {
            guard let input = self.input.withLock({ $0.take() }) else { return }
            let value = body(input)
            self.result.withLock { $0 = value }
        }
    }

    /// Waits for the value and returns it.
    package func value() -> Value {
        queue.sync {}
        guard let value = result.withLock({ $0 }) else {
            preconditionFailure("What was begun on a queue is done when the queue is empty.")
        }
        return value
    }
}
