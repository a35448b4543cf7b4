/// The decoded parts of an address: what a clip asks for its query items.
///
/// `NSURLComponents(url:resolvingAgainstBaseURL:)` is how the documents spell it
/// (*Responding to invocations*); both names work here.
public struct URLComponents: Sendable, Hashable {
    /// The scheme; `nil` for a relative address.
    public let scheme: String?

    /// The host; `nil` where there is none.
    public let host: String?

    /// The path, percent-decoded.
    public let path: String

    /// The query's items in their order, percent-decoded.
    ///
    /// `nil` without a question mark, empty for an empty query. A plus sign stays a plus sign, as in
    /// Foundation.
    public let queryItems: [URLQueryItem]?

    /// The fragment, percent-decoded; `nil` without a number sign.
    public let fragment: String?

    /// Takes an address apart.
    ///
    /// The result is `nil` if a percent sign is not followed by two hexadecimal digits, or what is
    /// decoded is not UTF-8. There are no base URLs here: `resolvingAgainstBaseURL` changes nothing.
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public init?(url: URL, resolvingAgainstBaseURL: Bool) {
        let parts = URLParts(url.absoluteString)
        scheme = parts.scheme
        host = parts.host
        guard let path = percentDecoded(Array(parts.path.utf8)) else { return nil }
        self.path = path
        if let query = parts.query {
            guard let items = Self.items(of: query) else { return nil }
            queryItems = items
        } else {
            queryItems = nil
        }
        if let raw = parts.fragment {
            guard let fragment = percentDecoded(Array(raw.utf8)) else { return nil }
            self.fragment = fragment
        } else {
            fragment = nil
        }
    }

    private static func items(of query: String) -> [URLQueryItem]? {
        var items: [URLQueryItem] = []
        if query.utf8.isEmpty { return items }
        var name: [UInt8] = []
        var value: [UInt8]?
        // One ampersand more ends the last item.
        for byte in Array(query.utf8) + [UInt8(ascii: "&")] {
            if byte == UInt8(ascii: "&") {
                guard let decodedName = percentDecoded(name) else { return nil }
                var item = URLQueryItem(name: decodedName, value: nil)
                if let value {
                    guard let decodedValue = percentDecoded(value) else { return nil }
                    item.value = decodedValue
                }
                items.append(item)
                name = []
                value = nil
            } else if value != nil {
                value?.append(byte)
            } else if byte == UInt8(ascii: "=") {
                value = []
            } else {
                name.append(byte)
            }
        }
        return items
    }
}

/// The name by which the documents' listings take an address apart.
public typealias NSURLComponents = URLComponents

private func percentDecoded(_ text: [UInt8]) -> String? {
    var bytes: [UInt8] = []
    var place = 0
    while place < text.count {
        if text[place] != UInt8(ascii: "%") {
            bytes.append(text[place])
            place += 1
        } else {
            guard place + 2 < text.count, let high = hexadecimalValue(text[place + 1]),
                let low = hexadecimalValue(text[place + 2])
            else { return nil }
            bytes.append(high << 4 | low)
            place += 3
        }
    }
    return String(validating: bytes, as: UTF8.self)
}

private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
}
