// SPDX-License-Identifier: Apache-2.0

/// A tag of an XML document.
struct XMLTag {
    enum Kind {
        case start
        case end
        /// A start and an end in one: `<name/>`.
        case empty
    }

    let name: String
    let kind: Kind
    let attributes: [XMLElement.Attribute]

    /// The place of `<`.
    let offset: Int
}
