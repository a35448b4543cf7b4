// SPDX-License-Identifier: Apache-2.0

/// Where a string stands in a source.
struct StringLiteral: Sendable, Hashable {
    /// The offset of the quotation mark that is left in the blanked text.
    let opening: Int

    /// The offsets of what stands between the quotation marks.
    var content: Range<Int>

    /// Whether the content is the value: nothing is escaped or interpolated in it.
    var isVerbatim: Bool

    /// Whether it is the kind of quotation that a character or a pattern has, and no text.
    var isText: Bool
}
