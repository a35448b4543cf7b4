// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's own, and mean what they mean there.

public import Foundation

public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = Self(bitCount: 128)
    public static let bits192 = Self(bitCount: 192)
    public static let bits256 = Self(bitCount: 256)
}

/// A secret key: CryptoKit's `SymmetricKey`.
public struct SymmetricKey: Equatable, Sendable {
    fileprivate let bytes: [UInt8]
    public init(size: SymmetricKeySize) {
        var source = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255, using: &source) }
    }
    public init<Bytes: ContiguousBytes>(data: Bytes) {
        bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
    }
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result { try unsafe bytes.withUnsafeBytes(body) }
}

/// An authentication code that requires the key: CryptoKit's `HMAC` (RFC 2104).
public struct HMAC<Function: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public struct MAC: Hashable, Sequence, CustomStringConvertible, Sendable {
        fileprivate let digest: Function.Digest
        public var byteCount: Int { digest.bytes.count }
        public func makeIterator() -> Array<UInt8>.Iterator { digest.makeIterator() }
        public func withUnsafeBytes<Result>(
            _ body: (UnsafeRawBufferPointer) throws -> Result
        ) rethrows -> Result { try unsafe digest.bytes.withUnsafeBytes(body) }
        public var description: String { "HMAC with \(digest)" }
    }

    private var inner = Function()
    private let outerKey: [UInt8]

    public init(key: SymmetricKey) {
        let size = Function.blockByteCount
        let short =
            key.bytes.count > size ? Function.hash(data: key.bytes).bytes : key.bytes
        let block = short + Array(repeating: 0, count: size - short.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outerKey = block.map { $0 ^ 0x5C }
    }
    public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }
    public func finalize() -> MAC {
        MAC(digest: Function.hash(data: outerKey + inner.finalize().bytes))
    }
    public static func authenticationCode<Bytes: DataProtocol>(
        for data: Bytes,
        using key: SymmetricKey
    ) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
    public static func isValidAuthenticationCode<Bytes: DataProtocol>(
        _ code: MAC,
        authenticating data: Bytes,
        using key: SymmetricKey
    ) -> Bool { authenticationCode(for: data, using: key) == code }
}
