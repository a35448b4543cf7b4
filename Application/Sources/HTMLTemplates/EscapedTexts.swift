// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Texts that are escaped for HTML, for elements and for attributes, one after the other.
package struct EscapedTexts {
    /// The bytes of all texts.
    package private(set) var bytes: [UInt8] = []

    private var ends: [Int] = []

    /// Creates an empty list of texts.
    ///
    /// - Parameter capacity: The number of bytes to reserve.
    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// The number of texts.
    package var count: Int { ends.count }

    /// The range of a text in ``bytes``.
    package subscript(number: Int) -> Range<Int> {
        (number == 0 ? 0 : ends[number - 1])..<ends[number]
    }

    /// Escapes and appends a text.
    package mutating func append(_ text: String) {
        MarkupPlace.anyAttribute.append(text, to: &bytes)
        ends.append(bytes.count)
    }
}
