// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension EncodableURL.ParsingError {
    /// Returns the nearest valid spelling of the text that names the same resource: with scheme and
    /// host in lowercase, without a dot at the end of the host, and with characters
    /// percent-encoded.
    ///
    /// - Parameter text: The text that caused this error.
    /// - Returns: The corrected text, or `nil` if there is none.
    /// - Complexity: O(length of `text`).
    public func correction(of text: String) -> String? {
        let corrected: String
        switch code {
        case .schemeNotLowercase, .hostNotLowercase:
            corrected = String(decoding: Self.lowercasingAuthority(text), as: UTF8.self)
        case .emptyLabel:
            guard let shorter = droppingLastDot(of: text) else { return nil }
            corrected = shorter
        case .character where part != .host, .secondFragment, .percentEncoding:
            corrected = Self.encoding(text)
        default:
            return nil
        }
        return (try? EncodableURL(corrected, spelling: .documented)).map { _ in corrected }
    }

    /// Returns the text without the dot at the end of its host, which names the root of all
    /// domains.
    private func droppingLastDot(of text: String) -> String? {
        var bytes = Array(text.utf8)
        guard let host = URLParts(bytes.span).authority?.range, offset == host.upperBound else {
            return nil
        }
        bytes.remove(at: offset - 1)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func lowercasingAuthority(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        let end = URLParts(bytes.span).authority?.range.upperBound ?? 0
        for index in 0..<end { bytes[index] = bytes[index].lowercased }
        return bytes
    }

    /// Percent-encodes the characters after the authority that a code cannot spell.
    private static func encoding(_ text: String) -> String {
        let bytes = lowercasingAuthority(text)
        var output: [UInt8] = []
        var inFragment = false
        for (index, byte) in bytes.enumerated() {
            let isAllowed =
                byte == .percent
                ? bytes.span.percentEncodedByte(at: index, before: bytes.count) != nil
                : Alphabet.combined.contains(byte) && !(byte == .numberSign && inFragment)
            if byte == .numberSign { inFragment = true }
            if isAllowed || index < EncodableURL.schemeLength {
                output.append(byte)
            } else {
                output.appendPercentEncoded(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
