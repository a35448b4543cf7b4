// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension RestBits {
    /// Encodes path components and query parameters one by one.
    ///
    ///     component   0  || value
    ///     last slash  10
    ///     query       11 || parameters
    ///
    /// See Documentation/app-clip-code.md, section 7.2.
    ///
    /// A single slash before a query is not written: the reader restores it. Repeated slashes could
    /// not be distinguished from one, so a path with two in a row is not encoded in this form;
    /// Apple's generator would lose them.
    ///
    /// - Returns: `nil` if this form cannot give back the URL.
    static func segmented(_ url: EncodableURL, _ tables: CodingTables) -> RestBits? {
        guard url.fragmentRange.isEmpty else { return nil }
        let path = url.canonical.span.extracting(url.pathRange)
        let query = url.canonical.span.extracting(url.queryRange)
        var rest = RestBits()
        rest.bits.append(1, width: 1)
        guard
            rest.appendPath(path, hasQuery: !query.isEmpty, tables),
            rest.appendQuery(query, tables)
        else { return nil }
        return rest
    }

    private mutating func appendPath(
        _ path: Span<UInt8>,
        hasQuery: Bool,
        _ tables: CodingTables
    ) -> Bool {
        guard !path.isEmpty, !(path.count == 1 && hasQuery) else { return true }
        let before = bits.count
        var start = 1
        while start < path.count {
            var end = start
            while end < path.count, path[end] != .slash { end += 1 }
            guard end > start else { return false }
            bits.append(0, width: 1)
            let value = path.extracting(start..<end)
            let more = end < path.count || hasQuery
            guard append(value, more, startingAfter: nil, words: true, tables) else {
                return false
            }
            start = end + 1
        }
        if path[path.count - 1] == .slash { bits.append(0b10, width: 2) }
        self.path = bits.count - before
        return true
    }

    private mutating func appendQuery(_ query: Span<UInt8>, _ tables: CodingTables) -> Bool {
        guard !query.isEmpty else { return true }
        let before = bits.count
        bits.append(0b11, width: 2)
        var start = 0
        while start <= query.count {
            var end = start
            while end < query.count, query[end] != .ampersand { end += 1 }
            guard appendParameter(query.extracting(start..<end), end < query.count, tables)
            else { return false }
            start = end + 1
        }
        self.query = bits.count - before
        return true
    }

    /// Writes `key=value`.
    ///
    ///     letters  00 || key | || value [|]
    ///     number   01 || value || key [|]
    ///     six-bit  10 || key | || value [|]
    private mutating func appendParameter(
        _ parameter: Span<UInt8>,
        _ more: Bool,
        _ tables: CodingTables
    ) -> Bool {
        var equals = 0
        while equals < parameter.count, parameter[equals] != .equals { equals += 1 }
        guard equals < parameter.count else { return false }
        let key = parameter.extracting(0..<equals)
        let value = parameter.extracting(equals + 1..<parameter.count)

        let model = tables.segment
        var bareKey = BitString()
        var state = model.start(after: .questionMark)
        guard model.encode(key, from: &state, into: &bareKey) else { return false }
        var keyBits = bareKey
        guard model.encode(.bar, from: &state, into: &keyBits) else { return false }

        var best: (form: ValueForm, value: BitString)?
        var bestLength = Int.max
        for form in ValueForm.byPreference where form != .word {
            guard let written = written(value, form, more, .equals, tables) else { continue }
            let keyCost = form == .number && !more ? bareKey.count : keyBits.count
            if keyCost + written.count < bestLength {
                best = (form, written)
                bestLength = keyCost + written.count
            }
        }
        guard let best else { return false }
        bits.append(UInt32(best.form.rawValue), width: 2)
        if best.form == .number {
            bits.append(best.value)
            bits.append(more ? keyBits : bareKey)
        } else {
            bits.append(keyBits)
            bits.append(best.value)
        }
        return true
    }
}

// MARK: - Values

extension RestBits {
    /// Writes a value in its shortest form, preceded by two bits for the form.
    ///
    /// For equal lengths a word is preferred to a number, a number to letters, letters to six bits.
    mutating func append(
        _ value: Span<UInt8>,
        _ more: Bool,
        startingAfter start: UInt8?,
        words: Bool,
        _ tables: CodingTables
    ) -> Bool {
        var best: (form: ValueForm, value: BitString)?
        for form in ValueForm.byPreference where words || form != .word {
            guard let written = written(value, form, more, start, tables) else { continue }
            if written.count < best?.value.count ?? .max { best = (form, written) }
        }
        guard let best else { return false }
        bits.append(UInt32(best.form.rawValue), width: 2)
        bits.append(best.value)
        return true
    }

    /// Returns the bits of a value in one form, or `nil` if the form cannot give it back.
    private func written(
        _ value: Span<UInt8>,
        _ form: ValueForm,
        _ more: Bool,
        _ start: UInt8?,
        _ tables: CodingTables
    ) -> BitString? {
        var bits = BitString()
        switch form {
        case .letters:
            let model = tables.segment
            var state = model.start(after: start)
            guard model.encode(value, from: &state, into: &bits) else { return nil }
            if more, !model.encode(.bar, from: &state, into: &bits) { return nil }
        case .number:
            guard DecimalNumber.isLossless(value) else { return nil }
            DecimalNumber.append(value, to: &bits)
        case .sixBit:
            for index in value.indices {
                let code = Alphabet.sixBit.symbols[Int(value[index])]
                guard code != Alphabet.none else { return nil }
                bits.append(UInt32(code), width: 6)
            }
            if more { bits.append(63, width: 6) }
        case .word:
            guard let number = PathWords.list.number(of: value) else { return nil }
            bits.append(UInt32(number), width: 8)
        }
        return bits
    }
}
