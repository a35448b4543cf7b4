// SPDX-License-Identifier: Apache-2.0

/// A value in a JSON text, with its place.
struct JSONValue: Sendable {
    /// The place of the value's first byte.
    let offset: Int

    /// The place after the value's last byte.
    let end: Int

    let content: Content

    enum Content: Sendable {
        case null
        case boolean(Bool)
        /// Digits, as they stand in the text.
        case number(String)
        case string(String)
        case array([JSONValue])
        /// Members in their order. A name can occur several times.
        case object([Member])
    }

    struct Member: Sendable {
        let name: String

        /// The place of the name's quotation mark.
        let offset: Int

        let value: JSONValue
    }
}
