// SPDX-License-Identifier: Apache-2.0

extension [Any] {
    /// Returns the value of the publisher with a number.
    ///
    /// - Precondition: The publisher sends values of that type, as the one that was added does.
    func value<Value>(_ number: Int, of type: Value.Type) -> Value {
        guard let value = self[number] as? Value else {
            preconditionFailure("publisher \(number) sends values of one type")
        }
        return value
    }
}
