// SPDX-License-Identifier: Apache-2.0

/// The code signature of a binary: its signer and its entitlements.
///
/// Nothing is verified, neither the hashes of the code nor the certificates.
public struct CodeSignature: Sendable, Hashable {
    /// The identifier that was signed, usually that of the bundle.
    public let identifier: String?

    /// The identifier of the team; `nil` if there is no signer, as for a simulator.
    public let team: String?

    /// Whether it has only hashes, and no certificate.
    public let isAdHoc: Bool

    /// The entitlements as a property list, usually in XML.
    public let entitlements: [UInt8]?

    /// The entitlements in DER, which systems since iOS 15 use.
    public let entitlementsDER: [UInt8]?

    /// The maximum size of a signature, in bytes.
    static let largest = 16 << 20

    /// The maximum number of blobs in a signature.
    private static let mostParts = 64

    /// Reads a signature.
    ///
    /// - Parameter bytes: The bytes that the binary's load command names.
    /// - Throws: ``BinaryError``.
    public init(_ bytes: [UInt8]) throws(BinaryError) {
        guard bytes.number(at: 0, width: 4, .big) == 0xFADE_0CC0,
            let size = bytes.number(at: 4, width: 4, .big), size <= bytes.count,
            let count = bytes.number(at: 8, width: 4, .big), count <= Self.mostParts
        else { throw .damagedHeader }
        var directory: [UInt8]?
        var entitlements: [UInt8]?
        var entitlementsDER: [UInt8]?
        for index in 0..<count {
            guard let slot = bytes.number(at: 12 + 8 * index, width: 4, .big),
                let offset = bytes.number(at: 16 + 8 * index, width: 4, .big)
            else { throw .damagedHeader }
            switch slot {
            case 0 where directory == nil:
                directory = try Self.part(bytes, at: offset, magic: 0xFADE_0C02)
            // If several blobs have the same slot, the first counts.
            case 5 where entitlements == nil:
                let part = try Self.part(bytes, at: offset, magic: 0xFADE_7171)
                entitlements = Array(part.dropFirst(8))
            case 7 where entitlementsDER == nil:
                let part = try Self.part(bytes, at: offset, magic: 0xFADE_7172)
                entitlementsDER = Array(part.dropFirst(8))
            default: break
            }
        }
        self.entitlements = entitlements
        self.entitlementsDER = entitlementsDER
        guard let directory else {
            identifier = nil
            team = nil
            isAdHoc = false
            return
        }
        guard let version = directory.number(at: 8, width: 4, .big),
            let flags = directory.number(at: 12, width: 4, .big),
            let name = directory.number(at: 20, width: 4, .big)
        else { throw .damagedHeader }
        isAdHoc = flags & 2 != 0
        identifier = Self.text(directory, at: name)
        team =
            version >= 0x2_0200
            ? directory.number(at: 48, width: 4, .big).flatMap { Self.text(directory, at: $0) }
            : nil
    }

    private static func part(
        _ bytes: [UInt8],
        at offset: Int,
        magic: Int
    ) throws(BinaryError) -> [UInt8] {
        guard bytes.number(at: offset, width: 4, .big) == magic,
            let size = bytes.number(at: offset + 4, width: 4, .big), size >= 8,
            size <= bytes.count - offset
        else { throw .damagedHeader }
        return Array(bytes[offset..<offset + size])
    }

    /// Returns a null-terminated string; an offset of 0 means that there is none.
    private static func text(_ bytes: [UInt8], at offset: Int) -> String? {
        guard offset > 0, offset < bytes.count else { return nil }
        let text = bytes[offset...].prefix { $0 != 0 }
        return text.isEmpty ? nil : String(validating: text, as: UTF8.self)
    }
}
