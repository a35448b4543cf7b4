// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

// The characters that the parts of a URL may contain (RFC 3986, section 3), and Foundation's
// encoding of others: a part with such a character is encoded as a whole, with its percent signs.
//
// The parts are values and not functions, since a function would be compiled anew for each of them.

/// A part of a URL, by which characters it may contain besides letters and digits.
enum URLPart {
    case scheme
    case user
    /// A user with a password, or an address in brackets.
    case password
    /// The path before its first slash: a colon there would end a scheme.
    case firstSegment
    case path
    case query

    @inline(never)
    fileprivate func allows(_ byte: UInt8) -> Bool {
        if byte.isLetter || byte.isDigit { return true }
        if self == .scheme { return byte.isOne(of: "+-.") }
        let others: StaticString =
            switch self {
            case .scheme, .user: ""
            case .password: ":"
            case .firstSegment: "@"
            case .path: ":@/"
            case .query: ":@/?"
            }
        // The unreserved characters, and the delimiters within parts.
        return byte.isOne(of: "-._~!$&'()*+,;=") || byte.isOne(of: others)
    }
}

extension SplitURL {
    var encodedText: String {
        var bytes: [UInt8] = []
        if let scheme {
            bytes += scheme
            bytes.append(.colon)
        }
        if let host {
            bytes.append(.slash)
            bytes.append(.slash)
            if let userInformation {
                let colon = userInformation.firstIndex(of: .colon) ?? userInformation.endIndex
                bytes.append(userInformation[..<colon], as: .user)
                if colon < userInformation.endIndex {
                    bytes.append(.colon)
                    bytes.append(userInformation[(colon + 1)...], as: .password)
                }
                bytes.append(.at)
            }
            bytes += host
            // Foundation omits the colon before an empty port if it encodes anything.
            if let port, !port.isEmpty {
                bytes.append(.colon)
                bytes += port
            }
        }
        if path.isEncoded(as: .path) {
            bytes += path
        } else {
            let slash = path.firstIndex(of: .slash) ?? path.endIndex
            bytes.appendEncoded(path[..<slash], as: .firstSegment)
            bytes.appendEncoded(path[slash...], as: .path)
        }
        if let query {
            bytes.append(.questionMark)
            bytes.append(query, as: .query)
        }
        if let fragment {
            bytes.append(.numberSign)
            bytes.append(fragment, as: .query)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends a part, and encodes it if it has a character that is not allowed.
    @inline(never)
    fileprivate mutating func append(_ bytes: ArraySlice<UInt8>, as part: URLPart) {
        if bytes.isEncoded(as: part) {
            self += bytes
        } else {
            appendEncoded(bytes, as: part)
        }
    }

    @inline(never)
    fileprivate mutating func appendEncoded(_ bytes: ArraySlice<UInt8>, as part: URLPart) {
        for byte in bytes {
            if part.allows(byte) { append(byte) } else { appendPercentEncoded(byte) }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether each byte is allowed.
    @inline(never)
    func isAllowed(as part: URLPart) -> Bool { allSatisfy { part.allows($0) } }

    /// Whether each byte is allowed, or part of a percent sign with two digits.
    @inline(never)
    func isEncoded(as part: URLPart) -> Bool {
        let bytes = span
        var index = 0
        while index < bytes.count {
            if bytes[index] == .percent {
                guard bytes.percentEncodedByte(at: index, before: bytes.count) != nil else {
                    return false
                }
                index += 3
            } else {
                guard part.allows(bytes[index]) else { return false }
                index += 1
            }
        }
        return true
    }
}

extension UInt8 {
    fileprivate func isOne(of text: StaticString) -> Bool {
        // SAFETY: the bytes of a literal live as long as the program.
        let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return unsafe bytes.contains(self)
    }
}
