// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's own, and mean what they mean there.

import AppClipBytes
@_exported public import Foundation

/// The result of a hash function: CryptoKit's `Digest`.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable
where Element == UInt8 {
    static var byteCount: Int { get }
    static var name: String { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension Digest {
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result { try unsafe bytes.withUnsafeBytes(body) }
    public var description: String {
        "\(Self.name) digest: \(Hexadecimal.text(of: bytes))"
    }
    public static func == (a: Self, b: Self) -> Bool {
        a.bytes.count == b.bytes.count
            && zip(a.bytes, b.bytes).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
    public static func == <Other: DataProtocol>(a: Self, b: Other) -> Bool {
        a == Self(bytes: Array(b))
    }
}

/// A function that computes a digest of bytes: CryptoKit's `HashFunction`.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    init()
    mutating func update<Bytes: DataProtocol>(data: Bytes)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
}

public struct SHA256Digest: Digest {
    public static let byteCount = 32
    public static let name = "SHA256"
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}
public struct SHA384Digest: Digest {
    public static let byteCount = 48
    public static let name = "SHA384"
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}
public struct SHA512Digest: Digest {
    public static let byteCount = 64
    public static let name = "SHA512"
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}
