// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension Payload {
    /// An error that reports a payload that is not a compressed URL.
    public struct DecodingError: Error, Sendable, Hashable {
        /// The kinds of error in a payload.
        @nonexhaustive public enum Code: String, Sendable, Hashable {
            /// All bits are zero, so there is no begin marker.
            case noBeginMarker
            /// The bits end within a value.
            case endsEarly
            /// A number does not stand for a top-level domain or a word.
            case unknownNumber
            /// The host or the rest is not valid in a URL.
            case notAURL
        }

        /// The kind of error.
        public let code: Code

        /// The number of bits that remain after the location of the error.
        public let bitsLeft: Int
    }

    /// Decodes the URL.
    ///
    /// All bits have to be used up. A payload that another generator wrote in a longer form is also
    /// decoded; ``isCanonical(tables:)`` distinguishes the two.
    ///
    /// - Throws: ``DecodingError``.
    /// - Complexity: O(1): a payload has at most 127 bits after its marker.
    public func url(tables: CodingTables = .standard) throws(DecodingError) -> EncodableURL {
        guard let bits = BitReader(self) else {
            throw DecodingError(code: .noBeginMarker, bitsLeft: 0)
        }
        var reader = URLReader(bits: bits, tables: tables)
        let text = try reader.read()
        do {
            // Apple's generator also makes codes of hosts that no server has.
            return try EncodableURL(text, spelling: .generator)
        } catch {
            throw DecodingError(code: .notAURL, bitsLeft: 0)
        }
    }

    /// Whether this is the payload that results from compressing its own URL: the check that
    /// prevents a damaged code from being read as another URL.
    public func isCanonical(tables: CodingTables = .standard) -> Bool {
        guard let url = try? url(tables: tables) else { return false }
        guard let again = try? CompressedURL(url, tables: tables) else { return false }
        return again.payload == self
    }
}

/// Reads the text of a URL (Documentation/app-clip-code.md, section 12).
private struct URLReader {
    typealias DecodingError = Payload.DecodingError

    var bits: BitReader
    let tables: CodingTables
    private var output: [UInt8] = Array("https://".utf8)

    init(bits: BitReader, tables: CodingTables) {
        self.bits = bits
        self.tables = tables
    }

    private func error(_ code: DecodingError.Code) -> DecodingError {
        DecodingError(code: code, bitsLeft: bits.remaining)
    }

    mutating func read() throws(DecodingError) -> String {
        let template = try flag()
        if try flag() { output += "appclip.".utf8 }
        var topLevel: [UInt8] = []
        if try !flag() {
            topLevel = try frequentTopLevelDomain()
        } else if try !flag() {
            guard let number = bits.next(8) else { throw error(.endsEarly) }
            guard (1...TopLevelDomains.others.words.count).contains(number) else {
                throw error(.unknownNumber)
            }
            topLevel = TopLevelDomains.others.words[number - 1]
        }
        let hasRest = try letters(tables.host, startingAfter: nil, until: .end)
        if !topLevel.isEmpty {
            output.append(.dot)
            output += topLevel
        }
        if hasRest {
            if template {
                try readWordAndQuery()
            } else if try flag() {
                try readSegments()
            } else {
                try readCombined()
            }
        } else if template {
            throw error(.notAURL)
        }
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func flag() throws(DecodingError) -> Bool {
        guard let bit = bits.next() else { throw error(.endsEarly) }
        return bit
    }

    private mutating func frequentTopLevelDomain() throws(DecodingError) -> [UInt8] {
        var word: UInt32 = 0
        for width in 1...7 {
            word = word << 1 | (try flag() ? 1 : 0)
            for (index, codeWord) in TopLevelDomains.frequentCodeWords.enumerated()
            where codeWord == (word, width) {
                return TopLevelDomains.frequent.words[index]
            }
        }
        throw error(.unknownNumber)
    }

    // MARK: Rest

    private mutating func readCombined() throws(DecodingError) {
        let model = tables.combined
        var state = model.start()
        var text: [UInt8] = []
        while bits.remaining > 0 {
            guard let byte = model.decode(&state, from: &bits) else { throw error(.endsEarly) }
            text.append(byte)
        }
        guard let first = text.first else { throw error(.endsEarly) }
        if first != .slash, first != .numberSign { output.append(.slash) }
        output += text
    }

    private mutating func readSegments() throws(DecodingError) {
        var more = true
        var pieces = 0
        while more {
            if try !flag() {
                output.append(.slash)
                more = try value(startingAfter: nil, words: true)
                pieces += 1
            } else if try !flag() {
                output.append(.slash)
                if bits.remaining == 0 { return }
                guard try flag(), try flag() else { throw error(.notAURL) }
                return try readParameters()
            } else {
                if pieces == 0 { output.append(.slash) }
                return try readParameters()
            }
        }
    }

    private mutating func readParameters() throws(DecodingError) {
        output.append(.questionMark)
        var more = true
        while more {
            let form = try valueForm()
            if form == .number {
                guard let digits = DecimalNumber.decode(from: &bits) else {
                    throw error(.endsEarly)
                }
                more = try letters(tables.segment, startingAfter: .questionMark, until: .end)
                output.append(.equals)
                output += digits
            } else {
                _ = try letters(tables.segment, startingAfter: .questionMark, until: .terminator)
                output.append(.equals)
                more = try value(form, startingAfter: .equals, words: false)
            }
            if more { output.append(.ampersand) }
        }
    }

    private mutating func readWordAndQuery() throws(DecodingError) {
        if try !flag() {
            guard let number = bits.next(8) else { throw error(.endsEarly) }
            guard number < PathWords.list.words.count else { throw error(.unknownNumber) }
            output.append(.slash)
            output += PathWords.list.words[number]
            if bits.remaining == 0 { return }
            guard try flag() else { throw error(.notAURL) }
        } else {
            output.append(.slash)
        }
        var number = 0
        var more = true
        while more {
            output += "\(number == 0 ? "?p" : "&p\(number)")=".utf8
            more = try value(startingAfter: .equals, words: false)
            number += 1
        }
    }

    // MARK: Values

    private mutating func valueForm() throws(DecodingError) -> ValueForm {
        guard let number = bits.next(2), let form = ValueForm(rawValue: number) else {
            throw error(.endsEarly)
        }
        return form
    }

    private mutating func value(
        startingAfter start: UInt8?,
        words: Bool
    ) throws(DecodingError) -> Bool {
        let form = try valueForm()
        return try value(form, startingAfter: start, words: words)
    }

    /// Reads a value.
    ///
    /// - Returns: Whether something follows: a terminator indicates it, or, after the forms that
    ///   need none, remaining bits.
    private mutating func value(
        _ form: ValueForm,
        startingAfter start: UInt8?,
        words: Bool
    ) throws(DecodingError) -> Bool {
        switch form {
        case .letters:
            return try letters(tables.segment, startingAfter: start, until: .end)
        case .number:
            guard let digits = DecimalNumber.decode(from: &bits) else {
                throw error(.endsEarly)
            }
            output += digits
            return bits.remaining > 0
        case .sixBit:
            while bits.remaining > 0 {
                guard let code = bits.next(6) else { throw error(.endsEarly) }
                if code == 63 { return true }
                output.append(Alphabet.sixBit.characters[code])
            }
            return false
        case .word:
            guard words else { throw error(.notAURL) }
            guard let number = bits.next(8) else { throw error(.endsEarly) }
            guard number < PathWords.list.words.count else { throw error(.unknownNumber) }
            output += PathWords.list.words[number]
            return bits.remaining > 0
        }
    }

    /// The ways in which a run of letters may end.
    private enum End {
        /// At a terminator, or with the last bit.
        case end
        /// At a terminator only.
        case terminator
    }

    /// Reads letters.
    ///
    /// - Returns: Whether a terminator ended them.
    private mutating func letters(
        _ model: ContextModel,
        startingAfter start: UInt8?,
        until end: End
    ) throws(DecodingError) -> Bool {
        var state = model.start(after: start)
        while bits.remaining > 0 {
            guard let byte = model.decode(&state, from: &bits) else { throw error(.endsEarly) }
            if byte == .bar { return true }
            output.append(byte)
        }
        guard end == .end else { throw error(.endsEarly) }
        return false
    }
}
