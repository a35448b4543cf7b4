// SPDX-License-Identifier: Apache-2.0

/// The location of a string in a source.
struct StringLiteral: Sendable, Hashable {
    /// The offset of the quotation mark that is left in the blanked source.
    let opening: Int

    /// The range between the quotation marks.
    var content: Range<Int>

    /// Whether the content is the value, without escapes or interpolations.
    var isVerbatim: Bool

    /// Whether it is a string, rather than a quoted character or a pattern.
    var isText: Bool
}
