// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Decodes values from data of a kind, as `JSONDecoder` does: Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder<Input> {
    /// What it reads.
    associatedtype Input

    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Encodes values to data of a kind, as `JSONEncoder` does: Combine's `TopLevelEncoder`.
public protocol TopLevelEncoder<Output> {
    /// What it writes.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}
#endif
