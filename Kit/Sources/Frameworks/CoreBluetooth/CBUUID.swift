// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

import AppClipBytes
@_exported public import Foundation

/// The identifier of a service, in 16, 32 or 128 bits: Core Bluetooth's `CBUUID`.
open class CBUUID: NSObject, @unchecked Sendable {
    // SAFETY: it is immutable.
    /// Two, four or sixteen bytes.
    public let data: Data

    /// Creates an identifier from 4, 8 or 32 hexadecimal digits; anything else is a programming error.
    public init(string: String) {
        let bytes = Hexadecimal.bytes(of: string.filter { $0 != "-" }) ?? []
        precondition([2, 4, 16].contains(bytes.count), "\(string): 4, 8 or 32 hexadecimal digits")
        data = Data(bytes)
    }
    public init(data: Data) { self.data = data }
    public override init() { data = Data() }
    public convenience init(nsuuid: UUID) { self.init(string: nsuuid.uuidString) }

    open var uuidString: String {
        let digits = Hexadecimal.text(of: data, uppercase: true)
        guard data.count == 16 else { return digits }
        return UUID(
            uuidString: [(0, 8), (8, 4), (12, 4), (16, 4), (20, 12)].map { start, length in
                digits.dropFirst(start).prefix(length)
            }.joined(separator: "-")
        )?.uuidString ?? digits
    }
    open override var description: String { uuidString }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
    open override var hash: Int { data.hashValue }
}
