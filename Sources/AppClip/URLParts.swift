// The five parts of an address (RFC 3986, appendix B), cut at bytes: a combining mark joins the
// character before it, so characters are no place to cut.
struct URLParts {
    let scheme: String?
    let host: String?
    let path: String
    let query: String?
    let fragment: String?

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var start = 0
        var end = bytes.count
        fragment = Self.cutTail(of: bytes, start, &end, at: UInt8(ascii: "#"))
        query = Self.cutTail(of: bytes, start, &end, at: UInt8(ascii: "?"))
        scheme = Self.cutScheme(of: bytes, &start, end)
        host = Self.cutHost(of: bytes, &start, end)
        path = Self.text(bytes, start, end)
    }

    private static func cutTail(
        of bytes: [UInt8],
        _ start: Int,
        _ end: inout Int,
        at mark: UInt8
    ) -> String? {
        let cut = first(mark, in: bytes, start, end)
        guard cut < end else { return nil }
        let tail = text(bytes, cut + 1, end)
        end = cut
        return tail
    }

    private static func cutScheme(of bytes: [UInt8], _ start: inout Int, _ end: Int) -> String? {
        let cut = first(UInt8(ascii: ":"), in: bytes, start, end)
        guard cut > start, cut < end, first(UInt8(ascii: "/"), in: bytes, start, cut) == cut else {
            return nil
        }
        defer { start = cut + 1 }
        return text(bytes, start, cut)
    }

    private static func cutHost(of bytes: [UInt8], _ start: inout Int, _ end: Int) -> String? {
        let slash = UInt8(ascii: "/")
        guard start + 1 < end, bytes[start] == slash, bytes[start + 1] == slash else { return nil }
        var hostStart = start + 2
        var hostEnd = first(slash, in: bytes, hostStart, end)
        start = hostEnd
        // The last at sign ends the user.
        while true {
            let at = first(UInt8(ascii: "@"), in: bytes, hostStart, hostEnd)
            if at == hostEnd { break }
            hostStart = at + 1
        }
        guard hostStart < hostEnd else { return nil }
        // An address in brackets has colons of its own.
        var portSearch = hostStart
        if bytes[hostStart] == UInt8(ascii: "[") {
            portSearch = first(UInt8(ascii: "]"), in: bytes, hostStart, hostEnd)
        }
        hostEnd = first(UInt8(ascii: ":"), in: bytes, portSearch, hostEnd)
        return hostStart < hostEnd ? text(bytes, hostStart, hostEnd) : nil
    }

    // The place of a byte, or the end.
    private static func first(_ byte: UInt8, in bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        var place = start
        while place < end && bytes[place] != byte { place += 1 }
        return place
    }

    private static func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
