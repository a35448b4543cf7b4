// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

/// A pattern of paths or names: `*` stands for anything but a slash, `**` for anything, `?` for one character
/// but a slash.
public struct GlobPattern: Sendable, Hashable {
    /// The most bytes of a pattern.
    public static let longestText = 512

    /// The pattern as it is written.
    public let text: String

    private enum Element: Hashable {
        case byte(UInt8)
        case one
        case some
        case any
    }

    private let elements: [Element]

    /// A pattern; `nil` if it is empty or longer than ``longestText``.
    public init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= Self.longestText else { return nil }
        self.text = text
        var elements: [Element] = []
        for byte in text.utf8 {
            switch byte {
            case .asterisk where elements.last == .some: elements[elements.count - 1] = .any
            case .asterisk where elements.last == .any: break
            case .asterisk: elements.append(.some)
            case .questionMark: elements.append(.one)
            default: elements.append(.byte(byte))
            }
        }
        self.elements = elements
    }

    /// Whether the pattern stands for a text.
    ///
    /// - Complexity: O(length of the pattern × length of the text).
    public func matches(_ other: String) -> Bool {
        // The places in the pattern that the bytes read so far can have led to.
        var places: Set<Int> = closure([0])
        for byte in other.utf8 {
            var next: Set<Int> = []
            for place in places where place < elements.count {
                switch elements[place] {
                case .byte(let wanted): if byte == wanted { next.insert(place + 1) }
                // A character of several bytes counts once: its later bytes are passed over.
                case .one:
                    if byte != .slash { next.insert(byte & 0xC0 == 0x80 ? place : place + 1) }
                case .some: if byte != .slash { next.insert(place) }
                case .any: next.insert(place)
                }
            }
            if byte & 0xC0 == 0x80 {
                for place in places where place > 0 && elements[place - 1] == .one {
                    next.insert(place)
                }
            }
            places = closure(next)
            if places.isEmpty { return false }
        }
        return places.contains(elements.count)
    }

    /// The places that are reached without reading anything.
    private func closure(_ places: Set<Int>) -> Set<Int> {
        var result = places
        for place in places {
            var next = place
            while next < elements.count, elements[next] == .some || elements[next] == .any {
                // `**/` also stands for nothing at all.
                if elements[next] == .any, next + 1 < elements.count,
                    elements[next + 1] == .byte(.slash),
                    next == 0
                {
                    result.insert(next + 2)
                }
                next += 1
                result.insert(next)
            }
        }
        return result
    }
}
