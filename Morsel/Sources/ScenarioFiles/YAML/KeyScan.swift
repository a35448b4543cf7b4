/// Looks over the bytes of a YAML file for keys that are no plain words, and for aliases in them.
///
/// Keys are compared in full while they are read, one within the other again at each level. It
/// takes more for aliases and keys than there are: within quoted texts, for example. A file is
/// refused only where there are many of them.
enum KeyScan {
    /// As many aliases stand for some twenty times themselves at most.
    static let harmlessAliases = 8

    /// As many keys within each other are compared soon.
    static let harmlessKeys = 64

    /// The place of the first key that may be no plain word, in a file with many aliases, or with
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
            case UInt8(ascii: "*") where isBeginOfToken(index, in: bytes):
                aliases += 1
                if isKey(endingAt: endOfName(index + 1, in: bytes), in: bytes) { note(index) }
            case UInt8(ascii: "?") where isBeginOfToken(index, in: bytes):
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

    private static func isBeginOfToken(_ index: Int, in bytes: [UInt8]) -> Bool {
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
