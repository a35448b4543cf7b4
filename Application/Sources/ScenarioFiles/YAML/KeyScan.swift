// SPDX-License-Identifier: Apache-2.0

/// Scans the bytes of a YAML file for complex keys, and for aliases in keys.
///
/// The YAML parser compares keys in full, and nested keys again at each level. The scan also counts
/// bytes that only look like aliases and keys, for example within quoted texts. So a file is
/// rejected only if there are many of them.
enum KeyScan {
    /// The maximum number of aliases that is harmless: they expand to about twenty times their size
    /// at most.
    static let harmlessAliases = 8

    /// The maximum number of nested keys that is harmless: they are compared quickly.
    static let harmlessKeys = 64

    /// Returns the offset of the first key that may be complex, in a file with many aliases, or with
    /// many such keys.
    static func offsetOfRisk(in bytes: [UInt8]) -> Int? {
        var aliases = 0
        var keys = 0
        var risk: Int?
        func note(_ index: Int) {
            keys += 1
            risk = risk ?? index
        }
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "*") where isStartOfToken(index, in: bytes):
                aliases += 1
                if isKey(endingAt: endOfName(index + 1, in: bytes), in: bytes) { note(index) }
            case UInt8(ascii: "?") where isStartOfToken(index, in: bytes):
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
                if isBlank(next) { note(index) }
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if isKey(endingAt: index + 1, in: bytes) { note(index) }
            default: break
            }
        }
        return aliases > harmlessAliases || keys > harmlessKeys ? risk : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func isStartOfToken(_ index: Int, in bytes: [UInt8]) -> Bool {
        guard index > 0 else { return true }
        let before = bytes[index - 1]
        return isBlank(before) || "[{,:-?\u{FEFF}".utf8.contains(before)
    }

    private static func endOfName(_ start: Int, in bytes: [UInt8]) -> Int {
        var end = start
        while end < bytes.count, !isBlank(bytes[end]), !",]}:".utf8.contains(bytes[end]) {
            end += 1
        }
        return end
    }

    /// Whether a colon follows.
    private static func isKey(endingAt end: Int, in bytes: [UInt8]) -> Bool {
        var end = end
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        return end < bytes.count && bytes[end] == UInt8(ascii: ":")
    }
}
