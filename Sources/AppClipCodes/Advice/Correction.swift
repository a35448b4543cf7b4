extension EncodableURL.ParsingError {
    /// The nearest spelling of the text that would be accepted, if there is one that names the
    /// same resource: small letters in scheme and host, and characters percent-encoded.
    ///
    /// - Parameter text: The text that was refused.
    /// - Returns: The corrected text, or `nil`.
    /// - Complexity: O(length of `text`).
    public func correction(of text: String) -> String? {
        let corrected: String
        switch code {
        case .schemeNotLowercase, .hostNotLowercase:
            corrected = Self.foldingAuthority(text)
        case .character where part != .host, .secondFragment, .percentEncoding:
            corrected = Self.encoding(text)
        default:
            return nil
        }
        return (try? EncodableURL(corrected, spelling: .documented)).map { _ in corrected }
    }

    private static func foldingAuthority(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let start = min(EncodableURL.schemeLength, bytes.count)
        let end =
            bytes[start...].firstIndex { byte in
                byte == .slash || byte == .questionMark || byte == .numberSign
            } ?? bytes.count
        return String(decoding: bytes[..<end].map { $0.lowercased } + bytes[end...], as: UTF8.self)
    }

    /// Percent-encodes what no code can spell, behind the authority.
    private static func encoding(_ text: String) -> String {
        let folded = Array(foldingAuthority(text).utf8)
        var output: [UInt8] = []
        var inFragment = false
        for (index, byte) in folded.enumerated() {
            let isEscape =
                byte == .percent && index + 2 < folded.count
                && hexadecimalValue(of: folded[index + 1]) != nil
                && hexadecimalValue(of: folded[index + 2]) != nil
            let stays =
                index < EncodableURL.schemeLength
                || (Alphabet.combined.contains(byte) && byte != .percent
                    && !(byte == .numberSign && inFragment))
            if byte == .numberSign { inFragment = true }
            if stays || isEscape {
                output.append(byte)
            } else {
                output += [
                    .percent,
                    hexadecimalDigit(of: byte >> 4, capital: true),
                    hexadecimalDigit(of: byte & 15, capital: true),
                ]
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
