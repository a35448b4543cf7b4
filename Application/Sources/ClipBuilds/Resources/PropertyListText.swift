// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject

/// Writes an Info.plist in XML.
enum PropertyListText {
    static func text(of entries: [PropertyEntry]) -> String {
        PropertyList(PropertyList.Content(.dictionary(entries))).xml
    }
}

extension PropertyList.Content {
    /// Creates the content of a value, with its variables replaced.
    fileprivate init(_ content: PropertyValue.Content) {
        switch content {
        case .string(let text): self = .string(text)
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .real(number)
        case .date(let text): self = .date(text)
        case .data(let bytes): self = .data(bytes)
        case .array(let values):
            self = .array(values.map { PropertyList(Self($0.content)) })
        case .dictionary(let entries):
            self = .dictionary(
                entries.map { PropertyList.Member($0.name, Self($0.value.content)) }
            )
        }
    }
}
