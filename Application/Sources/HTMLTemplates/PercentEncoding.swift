// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension String {
    /// The text as the value of a query item: all bytes except letters, digits and `-._~` are
    /// encoded.
    package var percentEncoded: String {
        var encoded: [UInt8] = []
        encoded.reserveCapacity(utf8.count * 2)
        for byte in utf8 {
            if isUnreserved[Int(byte)] {
                encoded.append(byte)
            } else {
                encoded.append(UInt8(ascii: "%"))
                encoded.append(Hexadecimal.digit(of: byte >> 4, uppercase: true))
                encoded.append(Hexadecimal.digit(of: byte & 15, uppercase: true))
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}

/// The bytes that are unreserved in every part of a URL (RFC 3986, 2.3).
private let isUnreserved: [Bool] = {
    let text = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    let bytes = Set(text.utf8)
    return (0...255).map { bytes.contains($0) }
}()
