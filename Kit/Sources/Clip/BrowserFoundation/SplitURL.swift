// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The bytes of a URL, split into parts.
struct SplitURL {
    private let bytes: [UInt8]
    private let parts: URLParts

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        parts = URLParts(bytes.span)
    }

    /// Without its colon.
    var scheme: ArraySlice<UInt8>? { slice(parts.scheme) }

    /// The user information before the last at sign of the authority; `nil` without an at sign.
    var userInformation: ArraySlice<UInt8>? { slice(parts.authority?.userInformation) }

    /// An IPv6 address has its brackets; `nil` without two slashes.
    var host: ArraySlice<UInt8>? { slice(parts.authority?.host) }

    /// Without its colon.
    var port: ArraySlice<UInt8>? { slice(parts.authority?.port) }

    var path: ArraySlice<UInt8> { bytes[parts.path] }

    /// Without its question mark.
    var query: ArraySlice<UInt8>? { slice(parts.query) }

    /// Without its number sign.
    var fragment: ArraySlice<UInt8>? { slice(parts.fragment) }

    /// Whether the authority between the two slashes and the path is not empty.
    var hasAuthority: Bool { !(parts.authority?.range.isEmpty ?? true) }

    private func slice(_ range: Range<Int>?) -> ArraySlice<UInt8>? { range.map { bytes[$0] } }
}

extension SplitURL {
    /// Whether scheme, host and port are valid; percent-encoding cannot make them valid.
    var isReadable: Bool {
        if let scheme {
            guard let first = scheme.first, first.isLetter,
                scheme.isAllowed(as: .scheme)
            else { return false }
        }
        if let port, !port.allSatisfy({ $0.isDigit }) { return false }
        guard let host else { return true }
        guard host.isBracketed else { return host.isEncoded(as: .user) }
        let address = host.dropFirst().dropLast()
        return host.count > 1 && host.last == .rightBracket
            && address.isAllowed(as: .password)
    }

    /// Whether each other part has only characters that are allowed in it.
    var isEncoded: Bool {
        (userInformation ?? []).isEncoded(as: .password) && path.isEncoded(as: .path)
            && (query ?? []).isEncoded(as: .query) && (fragment ?? []).isEncoded(as: .query)
    }
}

extension ArraySlice<UInt8> {
    var isBracketed: Bool { first == .leftBracket }
}
