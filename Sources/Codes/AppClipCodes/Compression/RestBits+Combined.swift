// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension RestBits {
    /// Encodes path, query and fragment as one text (Documentation/app-clip-code.md, section 7.1).
    ///
    /// A first slash is omitted if the reader restores it: the reader inserts one before any text
    /// that starts neither with a slash nor with a number sign.
    ///
    /// - Returns: `nil` if nothing is left to write.
    static func combined(_ url: EncodableURL, _ tables: CodingTables) -> RestBits? {
        let text = url.canonical.span.extracting(url.hostEnd..<url.canonical.count)
        let dropsSlash =
            text[0] == .slash && (text.count == 1 || text[1] != .numberSign)
        let start = dropsSlash ? 1 : 0
        guard text.count > start else { return nil }

        let pathEnd = max(start, url.pathEnd - url.hostEnd)
        let queryEnd = url.queryEnd - url.hostEnd
        let model = tables.combined
        var state = model.start()
        var rest = RestBits()
        rest.bits.append(0, width: 1)
        rest.path = rest.append(text.extracting(start..<pathEnd), model, &state)
        rest.query = rest.append(text.extracting(pathEnd..<queryEnd), model, &state)
        rest.fragment = rest.append(text.extracting(queryEnd..<text.count), model, &state)
        return rest
    }

    private mutating func append(
        _ piece: Span<UInt8>,
        _ model: ContextModel,
        _ state: inout ContextModel.State
    ) -> Int {
        let before = bits.count
        let known = model.encode(piece, from: &state, into: &bits)
        precondition(known, "an encodable URL has only characters of this alphabet")
        return bits.count - before
    }
}
