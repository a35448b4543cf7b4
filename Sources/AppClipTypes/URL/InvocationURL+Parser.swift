extension InvocationURL {
    /// Reads a URL from its first byte to its last (RFC 3986), and writes the canonical form.
    struct Parser {
        private(set) var output: [UInt8] = []
        private(set) var hostEnd = 0
        private(set) var pathEnd = 0
        private(set) var queryEnd = 0

        mutating func parse(_ text: Span<UInt8>) throws(ParsingError) {
            guard text.count <= Limits.longestInvocationURL else {
                throw ParsingError(
                    code: .textTooLong,
                    part: .scheme,
                    offset: Limits.longestInvocationURL
                )
            }
            guard text.hasWord("https://", at: 0) else {
                throw ParsingError(code: .schemeNotHTTPS, part: .scheme, offset: 0)
            }
            output.reserveCapacity(text.count + 1)
            for index in 0..<InvocationURL.schemeLength { output.append(text[index].lowercased) }

            let authorityEnd = text.end(from: InvocationURL.schemeLength) { byte in
                byte == .slash || byte == .questionMark || byte == .numberSign
            }
            try parseAuthority(text, InvocationURL.schemeLength..<authorityEnd)
            hostEnd = output.count

            let pathTextEnd = text.end(from: authorityEnd) { byte in
                byte == .questionMark || byte == .numberSign
            }
            try parsePath(text, authorityEnd..<pathTextEnd)
            pathEnd = output.count

            let queryTextEnd = text.end(from: pathTextEnd) { $0 == .numberSign }
            try parseMarkedPart(text, pathTextEnd..<queryTextEnd, .query)
            queryEnd = output.count

            try parseMarkedPart(text, queryTextEnd..<text.count, .fragment)
        }

        // MARK: Authority

        private mutating func parseAuthority(
            _ text: Span<UInt8>,
            _ range: Range<Int>
        ) throws(ParsingError) {
            // `@` before `:`, since a password has a colon too.
            for index in range where text[index] == .at {
                throw ParsingError(code: .userInformation, part: .user, offset: range.lowerBound)
            }
            for index in range where text[index] == .colon {
                throw ParsingError(code: .port, part: .port, offset: index)
            }
            if let fault = HostName.fault(in: text.extracting(range)) {
                throw ParsingError(
                    code: .host(fault.code),
                    part: .host,
                    offset: range.lowerBound + fault.offset
                )
            }
            for index in range { output.append(text[index].lowercased) }
        }

        // MARK: Path

        private mutating func parsePath(
            _ text: Span<UInt8>,
            _ range: Range<Int>
        ) throws(ParsingError) {
            guard !range.isEmpty else {
                output.append(.slash)
                return
            }
            var segmentStart = output.count
            for index in range {
                if text[index] == .slash {
                    resolveDots(in: segmentStart, isLast: false)
                    segmentStart = output.count
                }
                try append(text, index, within: range, .path)
            }
            resolveDots(in: segmentStart, isLast: true)
        }

        /// Takes the segment at the end of the output back where it is `.`, and the one before it
        /// too where it is `..`, as browsers do.
        ///
        /// The segment begins with its slash.
        private mutating func resolveDots(in segmentStart: Int, isLast: Bool) {
            let dots = dotCount(from: segmentStart + 1)
            guard dots == 1 || dots == 2 else { return }
            output.removeSubrange(segmentStart...)
            if dots == 2, output.count > hostEnd {
                // There is a segment before this one, and so a slash behind the host.
                while output.last != .slash { output.removeLast() }
                output.removeLast()
            }
            if isLast { output.append(.slash) }
        }

        /// How many dots, plain or as `%2e`, the output has from a place on; 0 where there is
        /// anything else.
        private func dotCount(from start: Int) -> Int {
            var count = 0
            var index = start
            while index < output.count {
                if output[index] == .dot {
                    index += 1
                } else if output.span.hasWord("%2e", at: index) {
                    index += 3
                } else {
                    return 0
                }
                count += 1
            }
            return count
        }

        // MARK: Query and fragment

        /// A part that begins with its mark.
        ///
        /// With nothing behind the mark there is no part.
        private mutating func parseMarkedPart(
            _ text: Span<UInt8>,
            _ range: Range<Int>,
            _ part: ParsingError.Part
        ) throws(ParsingError) {
            guard range.count > 1 else { return }
            output.append(text[range.lowerBound])
            for index in range.dropFirst() { try append(text, index, within: range, part) }
        }

        private mutating func append(
            _ text: Span<UInt8>,
            _ index: Int,
            within range: Range<Int>,
            _ part: ParsingError.Part
        ) throws(ParsingError) {
            switch text[index] {
            case .percent:
                guard
                    index + 2 < range.upperBound,
                    text[index + 1].isHexadecimalDigit,
                    text[index + 2].isHexadecimalDigit
                else { throw ParsingError(code: .percentEncoding, part: part, offset: index) }
                output.append(.percent)
            case .leftBracket:
                output += [.percent, 0x35, 0x42]
            case .rightBracket:
                output += [.percent, 0x35, 0x44]
            case .numberSign:
                throw ParsingError(code: .secondFragment, part: part, offset: index)
            case let byte where byte.isAllowedBehindHost:
                output.append(byte)
            default:
                throw ParsingError(code: .character, part: part, offset: index)
            }
        }
    }
}

extension UInt8 {
    /// Whether a byte may stand in path, query and fragment as it is.
    ///
    /// Question marks never reach the path, where they end it.
    fileprivate var isAllowedBehindHost: Bool {
        if isLetter || isDigit { return true }
        switch self {
        // - . _ ~ and the delimiters ! $ & ' ( ) * + , ; = : @ / ?
        case 0x2D, 0x2E, 0x5F, 0x7E: return true
        case 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D, 0x3A, 0x40, 0x2F, 0x3F: return true
        default: return false
        }
    }
}
