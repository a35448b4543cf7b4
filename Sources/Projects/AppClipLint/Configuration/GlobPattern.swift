// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A pattern for paths or names: `*` matches anything but a slash, `**` anything, `?` one character except a slash.
public struct GlobPattern: Sendable, Hashable {
    /// The maximum length of a pattern, in bytes.
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

    /// Creates a pattern; `nil` if it is empty or longer than ``longestText``.
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

    /// Returns whether the pattern matches a text.
    ///
    /// - Complexity: O(length of the pattern × length of the text).
    public func matches(_ other: String) -> Bool {
        var places = Places(count: elements.count)
        places.add(0, of: elements)
        for byte in other.utf8 {
            let isLater = byte & 0xC0 == 0x80
            let now = places.begin()
            for place in now {
                // A character of several bytes counts once: its later bytes are skipped.
                if isLater, place > 0, elements[place - 1] == .one {
                    places.add(place, of: elements)
                }
                guard place < elements.count else { continue }
                switch elements[place] {
                case .byte(let wanted): if byte == wanted { places.add(place + 1, of: elements) }
                case .one:
                    if byte != .slash { places.add(isLater ? place : place + 1, of: elements) }
                case .some: if byte != .slash { places.add(place, of: elements) }
                case .any: places.add(place, of: elements)
                }
            }
            if places.list.isEmpty { return false }
        }
        return places.list.contains(elements.count)
    }

    /// The set of positions in the pattern that the bytes read so far can lead to.
    private struct Places {
        private(set) var list: [Int] = []
        /// The round in which each position was last added.
        private var rounds: [Int]
        private var round = 1

        init(count: Int) { rounds = [Int](repeating: 0, count: count + 1) }

        /// Begins the next round, and returns the positions of the previous one.
        mutating func begin() -> [Int] {
            defer {
                list = []
                round += 1
            }
            return list
        }

        /// Adds a position, and those that are reached from it without reading anything.
        mutating func add(_ place: Int, of elements: [Element]) {
            var place = place
            while rounds[place] != round {
                rounds[place] = round
                list.append(place)
                guard place < elements.count, [.some, .any].contains(elements[place]) else {
                    return
                }
                // `**/` at the beginning also matches the empty text.
                if place == 0, elements.starts(with: [.any, .byte(.slash)]) {
                    add(2, of: elements)
                }
                place += 1
            }
        }
    }
}
