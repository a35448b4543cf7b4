// The parts of an address (RFC 3986, appendix B), cut at bytes: a combining mark joins the character
// before it, so characters are no place to cut.
struct URLParts {
    // nil without a colon that could end one.
    let scheme: ArraySlice<UInt8>?
    // What stands before the at sign; nil without one.
    let user: ArraySlice<UInt8>?
    // With its brackets; nil without two slashes.
    let host: ArraySlice<UInt8>?
    // nil without its colon.
    let port: ArraySlice<UInt8>?
    let path: ArraySlice<UInt8>
    // nil without a question mark.
    let query: ArraySlice<UInt8>?
    // nil without a number sign.
    let fragment: ArraySlice<UInt8>?

    // nil where a bracket is not closed, or something other than a port follows it.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        fragment = rest.cutTail(at: UInt8(ascii: "#"))
        query = rest.cutTail(at: UInt8(ascii: "?"))
        scheme = rest.cutScheme()
        guard rest.hasTwoSlashes else {
            (user, host, port) = (nil, nil, nil)
            path = rest
            return
        }
        rest = rest.dropFirst(2)
        let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        path = rest[slash...]
        var authority = rest[..<slash]
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
            user = authority[..<at]
            authority = authority[(at + 1)...]
        } else {
            user = nil
        }
        // An address in brackets has colons of its own.
        var hostEnd = authority.startIndex
        if authority.first == UInt8(ascii: "[") {
            guard let bracket = authority.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            hostEnd = bracket + 1
            guard hostEnd == slash || authority[hostEnd] == UInt8(ascii: ":") else { return nil }
        }
        let colon = authority[hostEnd...].firstIndex(of: UInt8(ascii: ":"))
        port = colon.map { authority[($0 + 1)...] }
        host = authority[..<(colon ?? slash)]
    }

    // Whether anything follows the two slashes before the path.
    var isAuthorityWritten: Bool { user != nil || port != nil || !(host ?? []).isEmpty }

    // Whether scheme, host and port are what they have to be: no encoding mends them.
    var isReadable: Bool {
        if let scheme {
            guard let first = scheme.first, first.isLetter, scheme.allSatisfy({ $0.canBeInScheme })
            else {
                return false
            }
        }
        if let port, !port.allSatisfy({ $0.isDigit }) { return false }
        guard let host else { return true }
        return host.isBracketed
            ? host.dropFirst().dropLast().allSatisfy { $0.canBeInUser || $0 == UInt8(ascii: ":") }
            : host.isEncoded { $0.canBeInUser }
    }

    // Whether every part holds only what it may hold.
    var isEncoded: Bool {
        (user ?? []).isEncoded { $0.canBeInUser || $0 == UInt8(ascii: ":") }
            && path.isEncoded { $0.canBeInPath } && (query ?? []).isEncoded { $0.canBeInQuery }
            && (fragment ?? []).isEncoded { $0.canBeInQuery }
    }
}

extension ArraySlice<UInt8> {
    // Cuts off what follows a mark, and the mark.
    fileprivate mutating func cutTail(at mark: UInt8) -> ArraySlice<UInt8>? {
        guard let cut = firstIndex(of: mark) else { return nil }
        defer { self = self[..<cut] }
        return self[(cut + 1)...]
    }

    // Cuts off what stands before the first colon, and the colon. What comes first of a slash, an at sign
    // or a bracket shows that there is no scheme.
    fileprivate mutating func cutScheme() -> ArraySlice<UInt8>? {
        let mark = firstIndex { byte in
            byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "@")
                || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
        }
        guard let mark, self[mark] == UInt8(ascii: ":") else { return nil }
        defer { self = self[(mark + 1)...] }
        return self[..<mark]
    }

    fileprivate var hasTwoSlashes: Bool {
        count > 1 && self[startIndex] == UInt8(ascii: "/")
            && self[startIndex + 1] == UInt8(ascii: "/")
    }

    var isBracketed: Bool { first == UInt8(ascii: "[") }
}
