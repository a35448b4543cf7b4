// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Joins items to a list as in a sentence, in English: Foundation's `ListFormatter`.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The formatter of each item; `nil` to use the items' descriptions.
    open var itemFormatter: Formatter?
    /// The locale; the text is in English for every locale.
    open var locale: Locale?

    /// Returns strings joined with commas and *and*.
    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0...1: strings.first ?? ""
        case 2: strings.joined(separator: " and ")
        default: strings.dropLast().joined(separator: ", ") + ", and " + (strings.last ?? "")
        }
    }

    /// Returns items joined with commas and *and*.
    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    /// Returns items joined with commas and *and*; `nil` for anything but an array.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
