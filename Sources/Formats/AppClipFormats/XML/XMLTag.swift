// SPDX-License-Identifier: Apache-2.0

/// A tag of an XML document.
struct XMLTag {
    enum Kind {
        case start
        case end
        /// A start tag and an end tag in one: `<name/>`.
        case empty
    }

    let name: String
    let kind: Kind
    let attributes: [XMLElement.Attribute]

    /// The offset of the `<` that begins the tag.
    let offset: Int
}
