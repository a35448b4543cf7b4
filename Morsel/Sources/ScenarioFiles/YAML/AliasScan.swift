/// Looks over the bytes of a YAML file for aliases that could stand in keys.
///
/// It takes more for aliases and keys than there are: within quoted texts, for example. A file is
/// refused only where there are many of them.
enum AliasScan {
    /// As many aliases can stand for some thousand times themselves at most.
    static let harmlessAliases = 20

    /// The place of the first key that may be no plain word, in a file with many aliases.
    static func offsetOfRisk(in bytes: [UInt8]) -> Int? {
        var aliases = 0
        var risk: Int?
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "*") where isBeginOfToken(index, in: bytes):
                aliases += 1
                if risk == nil, isKey(endingAt: endOfName(index + 1, in: bytes), in: bytes) {
                    risk = index
                }
            case UInt8(ascii: "?") where isBeginOfToken(index, in: bytes):
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
                if risk == nil, isBlank(next) { risk = index }
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if risk == nil, isKey(endingAt: index + 1, in: bytes) { risk = index }
            default: break
            }
        }
        return aliases > harmlessAliases ? risk : nil
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
