extension EncodableURL {
    /// Reads a URL byte by byte, in the order of Documentation/app-clip-code.md, section 2.
    struct Parser {
        let spelling: Spelling
        private(set) var output: [UInt8] = []
        private(set) var hostEnd = 0
        private(set) var pathEnd = 0
        private(set) var queryEnd = 0

        init(spelling: Spelling) { self.spelling = spelling }

        private typealias Part = ParsingError.Part

        mutating func parse(_ text: Span<UInt8>) throws(ParsingError) {
            guard text.count <= EncodableURL.longestText else {
                throw ParsingError(
                    code: .textTooLong,
                    part: .scheme,
                    offset: EncodableURL.longestText,
                    bytes: []
                )
            }
            output.reserveCapacity(text.count + 16)
            try parseScheme(text)
            let authorityEnd = end(of: text, from: EncodableURL.schemeLength) { byte in
                byte == .slash || byte == .questionMark || byte == .numberSign
            }
            try parseHost(text, EncodableURL.schemeLength..<authorityEnd)
            try parseRest(text, from: authorityEnd)
        }

        // MARK: Scheme

        private mutating func parseScheme(_ text: Span<UInt8>) throws(ParsingError) {
            let scheme: StaticString = "https://"
            for index in 0..<EncodableURL.schemeLength {
                let wanted = unsafe scheme.utf8Start[index]
                guard index < text.count else {
                    throw ParsingError(
                        code: .schemeNotHTTPS,
                        part: .scheme,
                        offset: index,
                        bytes: []
                    )
                }
                guard text[index].lowercased == wanted else {
                    throw error(.schemeNotHTTPS, .scheme, index, text)
                }
                output.append(wanted)
            }
            guard spelling == .documented else { return }
            for index in 0..<EncodableURL.schemeLength where text[index].isUppercase {
                throw error(.schemeNotLowercase, .scheme, index, text)
            }
        }

        // MARK: Host

        private mutating func parseHost(
            _ text: Span<UInt8>,
            _ range: Range<Int>
        ) throws(ParsingError) {
            guard !range.isEmpty else {
                throw ParsingError(
                    code: .emptyHost,
                    part: .host,
                    offset: range.lowerBound,
                    bytes: []
                )
            }
            // `@` before `:`, since a password has a colon too.
            for index in range where text[index] == .at {
                throw ParsingError(
                    code: .userInformation,
                    part: .user,
                    offset: range.lowerBound,
                    bytes: []
                )
            }
            for index in range {
                let byte = text[index]
                if byte == .colon { throw error(.port, .port, index, text) }
                if byte.isUppercase, spelling == .documented {
                    throw error(.hostNotLowercase, .host, index, text)
                }
                let folded = byte.lowercased
                guard folded.isLowercase || folded.isDigit || folded == .dot || folded == .hyphen
                else { throw error(.character, .host, index, text) }
                output.append(folded)
            }
            hostEnd = output.count
            try checkLabels(at: range.lowerBound)
        }

        private func checkLabels(at offset: Int) throws(ParsingError) {
            let start = EncodableURL.schemeLength
            var dots = 0
            for index in start..<hostEnd {
                if output[index] == .dot { dots += 1 }
                let beginsLabel = index == start || output[index - 1] == .dot
                if beginsLabel, hasPrefix("xn--", at: index) {
                    throw ParsingError(
                        code: .internationalizedHost,
                        part: .host,
                        offset: offset + index - start,
                        bytes: []
                    )
                }
            }
            // What stands behind `appclip.` must contain a dot as well.
            let needed = hasPrefix("appclip.", at: start) ? 2 : 1
            guard dots >= needed else {
                throw ParsingError(
                    code: .hostWithoutDomain,
                    part: .host,
                    offset: offset,
                    bytes: []
                )
            }
        }

        private func hasPrefix(_ prefix: StaticString, at start: Int) -> Bool {
            output.span.extracting(start..<hostEnd).starts(with: prefix)
        }

        // MARK: Path, query, fragment

        private mutating func parseRest(
            _ text: Span<UInt8>,
            from start: Int
        ) throws(ParsingError) {
            var next = start
            if next < text.count, text[next] == .slash {
                if next + 1 < text.count, text[next + 1] == .slash {
                    throw error(.repeatedSlash, .path, next + 1, text)
                }
                let end = end(of: text, from: next) { byte in
                    byte == .questionMark || byte == .numberSign
                }
                try append(text, next..<end, .path)
                next = end
            }
            pathEnd = output.count
            if next < text.count, text[next] == .questionMark {
                let end = end(of: text, from: next) { $0 == .numberSign }
                // A question mark with nothing behind it is the same as none.
                if end > next + 1 {
                    if pathEnd == hostEnd {
                        // A code spells no path before a query as the path of one slash.
                        output.append(.slash)
                        pathEnd = output.count
                    }
                    output.append(.questionMark)
                    try append(text, next + 1..<end, .query)
                }
                next = end
            }
            queryEnd = output.count
            if next < text.count, text[next] == .numberSign, next + 1 < text.count {
                output.append(.numberSign)
                try append(text, next + 1..<text.count, .fragment)
            }
        }

        private mutating func append(
            _ text: Span<UInt8>,
            _ range: Range<Int>,
            _ part: Part
        ) throws(ParsingError) {
            for index in range {
                let byte = text[index]
                if byte == .percent {
                    guard
                        index + 2 < range.upperBound,
                        hexadecimalValue(of: text[index + 1]) != nil,
                        hexadecimalValue(of: text[index + 2]) != nil
                    else { throw error(.percentEncoding, part, index, text) }
                    output.append(byte)
                } else if Alphabet.combined.contains(byte), byte != .numberSign {
                    output.append(byte)
                } else if byte == .leftBracket {
                    output += [.percent, 0x35, 0x42]
                } else if byte == .rightBracket {
                    output += [.percent, 0x35, 0x44]
                } else {
                    let code: ParsingError.Code =
                        byte == .numberSign ? .secondFragment : .character
                    throw error(code, part, index, text)
                }
            }
        }

        // MARK: Places

        private func end(
            of text: Span<UInt8>,
            from start: Int,
            where isEnd: (UInt8) -> Bool
        ) -> Int {
            var index = start
            while index < text.count, !isEnd(text[index]) { index += 1 }
            return index
        }

        /// An error at a character, which is taken whole where it has several bytes.
        private func error(
            _ code: ParsingError.Code,
            _ part: Part,
            _ offset: Int,
            _ text: Span<UInt8>
        ) -> ParsingError {
            var bytes = [text[offset]]
            var next = offset + 1
            while bytes[0] >= 0xC0, next < text.count, text[next] & 0xC0 == 0x80 {
                bytes.append(text[next])
                next += 1
            }
            return ParsingError(code: code, part: part, offset: offset, bytes: bytes)
        }
    }
}
