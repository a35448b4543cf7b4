// SPDX-License-Identifier: Apache-2.0

import ClipState

extension Binding {
    /// Returns the binding, which changes its value with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Returns the binding, which changes its value with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        let location = location
        return Binding(
            get: { location.get() },
            set: { value in withTransaction(transaction) { location.set(value) } }
        )
    }

    /// Creates a binding that reads and writes with closures; the second one also gets the transaction of the change.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get) { set($0, Motion.current?.transaction ?? Transaction()) }
    }
}
