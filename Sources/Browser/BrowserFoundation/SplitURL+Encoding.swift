// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

// Which characters the parts of a URL may have (RFC 3986, section 3), and how Foundation encodes
// others: a part with one of them is encoded as a whole, with its percent signs.
extension SplitURL {
    var encodedText: String {
        var bytes: [UInt8] = []
        if let scheme { bytes += scheme + [.colon] }
        if let host {
            bytes += [.slash, .slash]
            if let userInformation {
                let name = userInformation.prefix { $0 != .colon }
                let password = userInformation.dropFirst(name.count)
                bytes.append(name) { $0.isAllowedInUser }
                if !password.isEmpty {
                    bytes.append(.colon)
                    bytes.append(password.dropFirst()) { $0.isAllowedInUser || $0 == .colon }
                }
                bytes.append(.at)
            }
            bytes += host
            // Foundation omits the colon before an empty port if it encodes anything.
            if let port, !port.isEmpty { bytes += [.colon] + port }
        }
        // A colon in the first segment would end a scheme.
        let first = path.prefix { $0 != .slash }
        if path.isEncoded({ $0.isAllowedInPath }) {
            bytes += path
        } else {
            bytes.appendEncoded(first) { $0.isAllowedInPath && $0 != .colon }
            bytes.appendEncoded(path.dropFirst(first.count)) { $0.isAllowedInPath }
        }
        if let query {
            bytes.append(.questionMark)
            bytes.append(query) { $0.isAllowedInQuery }
        }
        if let fragment {
            bytes.append(.numberSign)
            bytes.append(fragment) { $0.isAllowedInQuery }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends a part, and encodes it if it has a character that is not allowed.
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
            if isAllowed(byte) { append(byte) } else { appendPercentEncoded(byte) }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether each byte is allowed, or part of a percent sign with two digits.
    func isEncoded(_ isAllowed: (UInt8) -> Bool) -> Bool {
        let bytes = span
        var index = 0
        while index < bytes.count {
            if bytes[index] == .percent {
                guard bytes.percentEncodedByte(at: index, before: bytes.count) != nil else {
                    return false
                }
                index += 3
            } else {
                guard isAllowed(bytes[index]) else { return false }
                index += 1
            }
        }
        return true
    }
}

extension UInt8 {
    var isAllowedInScheme: Bool { isLetter || isDigit || isOne(of: "+-.") }

    /// The unreserved characters, and the delimiters within parts.
    var isAllowedInUser: Bool { isLetter || isDigit || isOne(of: "-._~!$&'()*+,;=") }

    var isAllowedInPath: Bool { isAllowedInUser || isOne(of: ":@/") }

    var isAllowedInQuery: Bool { isAllowedInPath || self == .questionMark }

    private func isOne(of text: StaticString) -> Bool {
        // SAFETY: the bytes of a literal live as long as the program.
        let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return unsafe bytes.contains(self)
    }
}
