// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension EncodableURL {
    /// Checks the parts of a URL, in the order of Documentation/app-clip-code.md, section 2, and
    /// writes the canonical form that a code spells.
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
                throw Self.error(.textTooLong, .scheme, EncodableURL.longestText)
            }
            let parts = URLParts(text)
            guard let authority = parts.authority, text.hasWord("https://", at: 0) else {
                throw Self.schemeError(text)
            }
            output.reserveCapacity(text.count + 16)
            for index in 0..<EncodableURL.schemeLength {
                if text[index].isUppercase, spelling == .documented {
                    throw Self.error(.schemeNotLowercase, .scheme, index, text)
                }
                output.append(text[index].lowercased)
            }
            try parseHost(text, authority)
            try parseRest(text, parts)
        }

        // MARK: Host

        private mutating func parseHost(
            _ text: Span<UInt8>,
            _ authority: URLParts.Authority
        ) throws(ParsingError) {
            let range = authority.range
            guard !range.isEmpty else { throw Self.error(.emptyHost, .host, range.lowerBound) }
            // User information first, since a password follows a colon too.
            if authority.userInformation != nil {
                throw Self.error(.userInformation, .user, range.lowerBound)
            }
            for index in range {
                let byte = text[index]
                if byte == .colon { throw Self.error(.port, .port, index, text) }
                if byte.isUppercase, spelling == .documented {
                    throw Self.error(.hostNotLowercase, .host, index, text)
                }
                let folded = byte.lowercased
                guard folded.isLowercase || folded.isDigit || folded == .dot || folded == .hyphen
                else { throw Self.error(.character, .host, index, text) }
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
                    throw Self.error(.internationalizedHost, .host, offset + index - start)
                }
            }
            // What follows `appclip.` must contain a dot as well.
            let needed = hasPrefix("appclip.", at: start) ? 2 : 1
            guard dots >= needed else { throw Self.error(.hostWithoutDomain, .host, offset) }
            if spelling == .documented { try checkNames(at: offset) }
        }

        /// Checks that each label can be the label of a server's name.
        private func checkNames(at offset: Int) throws(ParsingError) {
            let start = EncodableURL.schemeLength
            var first = start
            for index in start...hostEnd where index == hostEnd || output[index] == .dot {
                func error(_ code: ParsingError.Code, at place: Int) -> ParsingError {
                    Self.error(code, .host, offset + place - start)
                }
                guard first < index else { throw error(.emptyLabel, at: index) }
                if output[first] == .hyphen { throw error(.hyphenAtEdgeOfLabel, at: first) }
                if output[index - 1] == .hyphen {
                    throw error(.hyphenAtEdgeOfLabel, at: index - 1)
                }
                guard index - first <= EncodableURL.longestLabel else {
                    throw error(.labelTooLong, at: first)
                }
                first = index + 1
            }
        }

        private func hasPrefix(_ prefix: StaticString, at start: Int) -> Bool {
            output.span.extracting(start..<hostEnd).starts(with: prefix)
        }

        // MARK: Path, query, fragment

        private mutating func parseRest(
            _ text: Span<UInt8>,
            _ parts: URLParts
        ) throws(ParsingError) {
            let path = parts.path
            if path.count > 1, text[path.lowerBound + 1] == .slash {
                throw Self.error(.repeatedSlash, .path, path.lowerBound + 1, text)
            }
            try append(text, path, .path)
            // A question mark or number sign that nothing follows is omitted.
            if let query = parts.query, !query.isEmpty {
                // A code cannot tell an empty path before a query from a path of one slash.
                if path.isEmpty { output.append(.slash) }
                pathEnd = output.count
                output.append(.questionMark)
                try append(text, query, .query)
            } else {
                pathEnd = output.count
            }
            queryEnd = output.count
            if let fragment = parts.fragment, !fragment.isEmpty {
                output.append(.numberSign)
                try append(text, fragment, .fragment)
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
                    guard text.percentEncodedByte(at: index, before: range.upperBound) != nil else {
                        throw Self.error(.percentEncoding, part, index, text)
                    }
                    output.append(byte)
                } else if Alphabet.combined.contains(byte), byte != .numberSign {
                    output.append(byte)
                } else if byte == .leftBracket || byte == .rightBracket {
                    output.appendPercentEncoded(byte)
                } else {
                    let code: ParsingError.Code =
                        byte == .numberSign ? .secondFragment : .character
                    throw Self.error(code, part, index, text)
                }
            }
        }

        // MARK: Errors

        /// Returns the error for a text that does not begin with `https://`.
        private static func schemeError(_ text: Span<UInt8>) -> ParsingError {
            let scheme: StaticString = "https://"
            var length = 0
            // The loop stays within the literal.
            while length < min(text.count, scheme.utf8CodeUnitCount),
                unsafe text[length].lowercased == scheme.utf8Start[length]
            {
                length += 1
            }
            return length < text.count
                ? error(.schemeNotHTTPS, .scheme, length, text)
                : error(.schemeNotHTTPS, .scheme, length)
        }

        private static func error(
            _ code: ParsingError.Code,
            _ part: Part,
            _ offset: Int
        ) -> ParsingError {
            ParsingError(code: code, part: part, offset: offset, bytes: [])
        }

        /// Returns an error at a character, with all bytes of the character.
        private static func error(
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
