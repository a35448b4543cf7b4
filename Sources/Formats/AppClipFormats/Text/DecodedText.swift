// SPDX-License-Identifier: Apache-2.0

/// A file's text as UTF-8.
///
/// UTF-8 is used as it is, without a copy; UTF-16 is detected by its byte order mark, or by an ASCII character at its
/// start.
package struct DecodedText: Sendable {
    /// The text in UTF-8.
    ///
    /// Offsets in it are offsets in the file, unless the file is in UTF-16.
    package let bytes: [UInt8]

    /// The offset after a byte order mark.
    package let start: Int

    /// Whether the file is in UTF-16.
    package let isUTF16: Bool

    /// Decodes a file; `nil` if it is in UTF-32, or in UTF-16 with an unpaired surrogate or an odd byte.
    ///
    /// - Parameter file: The bytes of the file.
    /// - Complexity: O(length of `file`) for UTF-16, O(1) for UTF-8, which is not validated here.
    package init?(_ file: [UInt8]) {
        if file.starts(with: [0xEF, 0xBB, 0xBF]) {
            self.init(bytes: file, start: 3, isUTF16: false)
            return
        }
        guard file.count >= 2 else {
            self.init(bytes: file, start: 0, isUTF16: false)
            return
        }
        let isBigEndian: Bool
        var start = 0
        switch (file[0], file[1]) {
        case (0xFE, 0xFF), (0xFF, 0xFE):
            isBigEndian = file[0] == 0xFE
            start = 2
            // The mark of UTF-32 begins like that of UTF-16.
            if !isBigEndian, file.count >= 4, file[2] == 0, file[3] == 0 { return nil }
        case (0, 1...0x7F): isBigEndian = true
        case (1...0x7F, 0): isBigEndian = false
        default:
            self.init(bytes: file, start: 0, isUTF16: false)
            return
        }
        guard let text = Self.utf8(of: file, from: start, isBigEndian: isBigEndian) else {
            return nil
        }
        self.init(bytes: text, start: 0, isUTF16: true)
    }

    private init(bytes: [UInt8], start: Int, isUTF16: Bool) {
        self.bytes = bytes
        self.start = start
        self.isUTF16 = isUTF16
    }

    private static func utf8(of file: [UInt8], from start: Int, isBigEndian: Bool) -> [UInt8]? {
        guard file.count % 2 == 0 else { return nil }
        let high = isBigEndian ? 0 : 1
        let units = stride(from: start, to: file.count, by: 2).lazy.map { index -> UInt16 in
            let first = UInt16(file[index + high])
            return first << 8 | UInt16(file[index + 1 - high])
        }
        var text: [UInt8] = []
        text.reserveCapacity(file.count / 2)
        let isBroken = transcode(
            units.makeIterator(),
            from: UTF16.self,
            to: UTF8.self,
            stoppingOnError: true
        ) { text.append($0) }
        return isBroken ? nil : text
    }
}
