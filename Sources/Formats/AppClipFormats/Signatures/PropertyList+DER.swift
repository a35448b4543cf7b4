// SPDX-License-Identifier: Apache-2.0

extension PropertyList {
    /// Reads entitlements in DER, as code signatures have them since iOS 15.
    ///
    /// Apple documents no grammar. In signatures, a dictionary is `[16]` with a sequence of name and value for each
    /// member, an array is a sequence, and the whole is `[APPLICATION 16]` with a version before the dictionary. The
    /// older form, a set of sequences, is read too. All offsets are 0.
    ///
    /// The list is `nil` if the bytes are not such entitlements.
    ///
    /// - Parameters:
    ///   - bytes: The entitlements, without the header of the signature around them.
    ///   - limits: The limits for size, depth and number of values.
    /// - Complexity: O(length of `bytes`).
    public init?(entitlementsDER bytes: [UInt8], limits: ReadingLimits = .entitlements) {
        guard bytes.count <= limits.size else { return nil }
        var reader = BERReader(bytes[...])
        guard let outer = reader.next() else { return nil }
        var budget = limits.count
        if outer.tag == 0x70 {
            var inner = BERReader(outer.content)
            guard inner.next()?.tag == 0x02, let (tag, content) = inner.next(),
                let value = Self.value(tag, content, depth: limits.depth, budget: &budget)
            else { return nil }
            self = value
        } else {
            guard
                let value = Self.value(
                    outer.tag,
                    outer.content,
                    depth: limits.depth,
                    budget: &budget
                )
            else { return nil }
            self = value
        }
        guard case .dictionary = content else { return nil }
    }

    private static func value(
        _ tag: UInt8,
        _ content: ArraySlice<UInt8>,
        depth: Int,
        budget: inout Int
    ) -> PropertyList? {
        budget -= 1
        guard depth > 0, budget >= 0 else { return nil }
        switch tag {
        case 0x01:
            guard content.count == 1, let byte = content.first else { return nil }
            return PropertyList(.boolean(byte != 0))
        case 0x02: return integer(content).map { PropertyList(.integer($0)) }
        case 0x04: return PropertyList(.data(Array(content)))
        case 0x0C: return text(content).map { PropertyList(.string($0)) }
        case 0x30:
            var reader = BERReader(content)
            var elements: [PropertyList] = []
            while !reader.isAtEnd {
                guard let (tag, content) = reader.next(),
                    let element = value(tag, content, depth: depth - 1, budget: &budget)
                else { return nil }
                elements.append(element)
            }
            return PropertyList(.array(elements))
        case 0xB0, 0x31:
            var reader = BERReader(content)
            var members: [Member] = []
            while !reader.isAtEnd {
                guard let pair = reader.next(), pair.tag == 0x30 else { return nil }
                var inner = BERReader(pair.content)
                guard let name = inner.next(), name.tag == 0x0C, let key = text(name.content),
                    let (tag, content) = inner.next(), inner.isAtEnd,
                    let member = value(tag, content, depth: depth - 1, budget: &budget)
                else { return nil }
                members.append(Member(name: key, offset: 0, value: member))
            }
            return PropertyList(.dictionary(members))
        default: return nil
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
        String(validating: bytes, as: UTF8.self)
    }

    private static func integer(_ bytes: ArraySlice<UInt8>) -> Int64? {
        guard let first = bytes.first, bytes.count <= 8 else { return nil }
        return bytes.reduce(first & 0x80 == 0 ? 0 : -1) { $0 << 8 | Int64($1) }
    }
}
