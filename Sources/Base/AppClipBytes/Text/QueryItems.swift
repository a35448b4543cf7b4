// SPDX-License-Identifier: Apache-2.0

/// The items of a query or of an encoded form, in their order, as they are written.
///
/// Items are separated by ampersands; empty ones are left out. Nothing is decoded, so that the caller
/// decides what a plus sign means, and what becomes of an escape that is invalid.
///
/// ```swift
/// for item in QueryItems("a=1&b&c=%20") { … }   // a and 1, b and nil, c and %20
/// ```
public struct QueryItems: Sequence, IteratorProtocol, Sendable {
    /// An item of a query.
    public struct Item: Sendable, Hashable {
        /// The whole item.
        public let text: Substring

        /// The part before the first equals sign.
        public let name: Substring

        /// The part after the first equals sign; `nil` if there is none.
        public let value: Substring?
    }

    private var rest: Substring.UTF8View

    /// Creates the items of a query, which does not include the question mark.
    public init(_ query: Substring) {
        rest = query.utf8
    }

    /// Creates the items of a query, which does not include the question mark.
    public init(_ query: String) {
        self.init(query[...])
    }

    /// Returns the next item, or `nil` after the last one.
    public mutating func next() -> Item? {
        rest = rest.drop { $0 == .ampersand }
        guard !rest.isEmpty else { return nil }
        let item = rest.prefix { $0 != .ampersand }
        rest = rest[item.endIndex...]
        let (name, value) = item.nameAndValue
        return Item(
            text: Substring(item),
            name: Substring(name),
            value: value.map { Substring($0) }
        )
    }
}

extension Collection<UInt8> where SubSequence == Self {
    /// The name and the value of a query item: the bytes before and after its first equals sign.
    ///
    /// The value is `nil` if there is no equals sign.
    @inlinable
    public var nameAndValue: (name: Self, value: Self?) {
        guard let sign = firstIndex(of: .equals) else { return (self, nil) }
        return (self[..<sign], self[index(after: sign)...])
    }
}
