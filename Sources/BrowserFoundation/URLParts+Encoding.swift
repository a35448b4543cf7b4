// What an address may hold where (RFC 3986, section 3), and how Foundation mends what may not: a part
// with one fault is encoded as a whole, its percent signs included.
extension URLParts {
    var encodedText: String {
        var bytes: [UInt8] = []
        if let scheme { bytes += scheme + [UInt8(ascii: ":")] }
        if let host {
            bytes += [UInt8(ascii: "/"), UInt8(ascii: "/")]
            if let user {
                let name = user.prefix { $0 != UInt8(ascii: ":") }
                let secret = user.dropFirst(name.count)
                bytes.append(name) { $0.canBeInUser }
                if !secret.isEmpty {
                    bytes.append(UInt8(ascii: ":"))
                    bytes.append(secret.dropFirst()) { $0.canBeInUser || $0 == UInt8(ascii: ":") }
                }
                bytes.append(UInt8(ascii: "@"))
            }
            bytes += host
            // Foundation leaves a colon without a port out where it mends anything.
            if let port, !port.isEmpty { bytes += [UInt8(ascii: ":")] + port }
        }
        // A colon in the first segment would end a scheme.
        let first = path.prefix { $0 != UInt8(ascii: "/") }
        if path.isEncoded({ $0.canBeInPath }) {
            bytes += path
        } else {
            bytes.appendEncoded(first) { $0.canBeInPath && $0 != UInt8(ascii: ":") }
            bytes.appendEncoded(path.dropFirst(first.count)) { $0.canBeInPath }
        }
        if let query {
            bytes.append(UInt8(ascii: "?"))
            bytes.append(query) { $0.canBeInQuery }
        }
        if let fragment {
            bytes.append(UInt8(ascii: "#"))
            bytes.append(fragment) { $0.canBeInQuery }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    // Appends a part, encoded if it needs to be.
    fileprivate mutating func append(_ part: ArraySlice<UInt8>, _ isAllowed: (UInt8) -> Bool) {
        if part.isEncoded(isAllowed) {
            self += part
        } else {
            appendEncoded(part, isAllowed)
        }
    }

    fileprivate mutating func appendEncoded(
        _ part: ArraySlice<UInt8>,
        _ isAllowed: (UInt8) -> Bool
    ) {
        for byte in part {
            if isAllowed(byte) {
                append(byte)
            } else {
                self += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 15)]
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
    }
}

extension ArraySlice<UInt8> {
    // Whether each byte is allowed, or part of a percent sign with two digits.
    func isEncoded(_ isAllowed: (UInt8) -> Bool) -> Bool {
        var place = startIndex
        while place < endIndex {
            if self[place] == UInt8(ascii: "%") {
                guard place + 2 < endIndex, hexadecimalValue(self[place + 1]) != nil,
                    hexadecimalValue(self[place + 2]) != nil
                else { return false }
                place += 3
            } else {
                guard isAllowed(self[place]) else { return false }
                place += 1
            }
        }
        return true
    }
}

extension UInt8 {
    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var canBeInScheme: Bool { isLetter || isDigit || isOne(of: "+-.") }

    // The unreserved characters, and the delimiters inside of parts.
    var canBeInUser: Bool { isLetter || isDigit || isOne(of: "-._~!$&'()*+,;=") }

    var canBeInPath: Bool { canBeInUser || isOne(of: ":@/") }

    var canBeInQuery: Bool { canBeInPath || self == UInt8(ascii: "?") }

    private func isOne(of text: StaticString) -> Bool {
        // SAFETY: a static text lives as long as the program.
        let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return unsafe bytes.contains(self)
    }
}
