// SPDX-License-Identifier: Apache-2.0

/// The code signature in a binary: who signed it, and with which entitlements.
///
/// Nothing of it is verified, neither the hashes of the code nor the certificates.
public struct CodeSignature: Sendable, Hashable {
    /// The identifier that was signed, mostly that of the bundle.
    public let identifier: String?

    /// The identifier of the team; `nil` if nobody signed, as for a simulator.
    public let team: String?

    /// Whether it has hashes only, and no certificate.
    public let isAdHoc: Bool

    /// The entitlements as a property list, mostly in XML.
    public let entitlements: [UInt8]?

    /// The entitlements in DER, which systems since iOS 15 go by.
    public let entitlementsDER: [UInt8]?

    /// The most bytes of a signature.
    static let largest = 16 << 20

    /// The most parts of a signature.
    private static let mostParts = 64

    /// Reads a signature.
    ///
    /// - Parameter bytes: What the binary's command names.
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
            // Of several parts for one slot the first counts.
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

    /// A text that ends with a byte 0; there is none at the place 0.
    private static func text(_ bytes: [UInt8], at offset: Int) -> String? {
        guard offset > 0, offset < bytes.count else { return nil }
        let text = bytes[offset...].prefix { $0 != 0 }
        return text.isEmpty ? nil : String(validating: text, as: UTF8.self)
    }
}
