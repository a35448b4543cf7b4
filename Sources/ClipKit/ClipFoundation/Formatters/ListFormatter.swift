// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Joins words as a sentence does, in English: Foundation's `ListFormatter`.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Writes each item; `nil` for their descriptions.
    open var itemFormatter: Formatter?
    /// The language; English is written whatever it is.
    open var locale: Locale?

    /// Words with commas and an *and*.
    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0...1: strings.first ?? ""
        case 2: strings.joined(separator: " and ")
        default: strings.dropLast().joined(separator: ", ") + ", and " + (strings.last ?? "")
        }
    }

    /// Items with commas and an *and*.
    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    /// Items with commas and an *and*; `nil` for anything but an array.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
