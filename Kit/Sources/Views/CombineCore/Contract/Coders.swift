// SPDX-License-Identifier: Apache-2.0

/// A decoder of values, such as `JSONDecoder`: Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder<Input> {
    /// The type from which it decodes, such as `Data`.
    associatedtype Input

    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of values, such as `JSONEncoder`: Combine's `TopLevelEncoder`.
public protocol TopLevelEncoder<Output> {
    /// The type to which it encodes, such as `Data`.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}
