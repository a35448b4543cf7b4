// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension InvocationURL {
    /// Checks the parts of a URL, and writes its canonical form.
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
            let parts = URLParts(text)
            guard let authority = parts.authority, text.hasWord("https://", at: 0) else {
                throw ParsingError(code: .schemeNotHTTPS, part: .scheme, offset: 0)
            }
            output.reserveCapacity(text.count + 1)
            appendFolded(text, 0..<InvocationURL.schemeLength)
            try parseAuthority(text, authority)
            hostEnd = output.count
            try parsePath(text, parts.path)
            pathEnd = output.count
            try append(text, parts.query, after: .questionMark, .query)
            queryEnd = output.count
            try append(text, parts.fragment, after: .numberSign, .fragment)
        }

        // MARK: Authority

        private mutating func parseAuthority(
            _ text: Span<UInt8>,
            _ authority: URLParts.Authority
        ) throws(ParsingError) {
            let range = authority.range
            // User information first, since a password follows a colon too.
            if authority.userInformation != nil {
                throw ParsingError(code: .userInformation, part: .user, offset: range.lowerBound)
            }
            for index in range where text[index] == .colon {
                throw ParsingError(code: .port, part: .port, offset: index)
            }
            if let error = HostName.firstError(in: text.extracting(range)) {
                throw ParsingError(
                    code: .host(error.code),
                    part: .host,
                    offset: range.lowerBound + error.offset
                )
            }
            appendFolded(text, range)
        }

        /// Appends a part in lowercase.
        private mutating func appendFolded(_ text: Span<UInt8>, _ range: Range<Int>) {
            let start = output.count
            output.append(text, range)
            var folded = output.mutableSpan
            for index in start..<folded.count { folded[index] = folded[index].lowercased }
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
            var start = range.lowerBound
            while start < range.upperBound {
                var end = start + 1
                while end < range.upperBound, text[end] != .slash { end += 1 }
                let segmentStart = output.count
                try append(text, start..<end, of: range, .path)
                resolveDots(in: segmentStart, isLast: end == range.upperBound)
                start = end
            }
        }

        /// Removes the last segment of the output if it is `.`, and the one before it too if it is
        /// `..`, as browsers do.
        ///
        /// The segment begins with its slash.
        private mutating func resolveDots(in segmentStart: Int, isLast: Bool) {
            let dots = dotCount(from: segmentStart + 1)
            guard dots == 1 || dots == 2 else { return }
            output.removeSubrange(segmentStart...)
            if dots == 2, output.count > hostEnd {
                // There is a segment before this one, and therefore a slash after the host.
                while output.last != .slash { output.removeLast() }
                output.removeLast()
            }
            if isLast { output.append(.slash) }
        }

        /// Returns the number of dots, plain or as `%2e`, from `start` to the end of the output; 0
        /// if there is any other character.
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

        /// Appends a part and the character that precedes it; nothing for an empty part.
        private mutating func append(
            _ text: Span<UInt8>,
            _ range: Range<Int>?,
            after mark: UInt8,
            _ part: ParsingError.Part
        ) throws(ParsingError) {
            guard let range, !range.isEmpty else { return }
            output.append(mark)
            try append(text, range, of: range, part)
        }

        /// Appends a piece of a part.
        private mutating func append(
            _ text: Span<UInt8>,
            _ piece: Range<Int>,
            of range: Range<Int>,
            _ part: ParsingError.Part
        ) throws(ParsingError) {
            var next = piece.lowerBound
            while next < piece.upperBound {
                // Most bytes are not changed, and are copied together.
                let start = next
                while next < piece.upperBound, text[next].isAllowedAfterHost { next += 1 }
                output.append(text, start..<next)
                guard next < piece.upperBound else { return }
                switch text[next] {
                case .percent:
                    guard text.percentEncodedByte(at: next, before: range.upperBound) != nil
                    else { throw ParsingError(code: .percentEncoding, part: part, offset: next) }
                    output.append(.percent)
                case .leftBracket, .rightBracket:
                    output.appendPercentEncoded(text[next])
                case .numberSign:
                    throw ParsingError(code: .secondFragment, part: part, offset: next)
                default:
                    throw ParsingError(code: .character, part: part, offset: next)
                }
                next += 1
            }
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
        unsafe text.extracting(range).withUnsafeBufferPointer {
            unsafe append(contentsOf: $0)
        }
    }
}

extension UInt8 {
    /// Whether a byte may be in a path, query or fragment without percent-encoding.
    ///
    /// A question mark is never part of a path, since it ends it.
    fileprivate var isAllowedAfterHost: Bool {
        if isLetter || isDigit { return true }
        switch self {
        // - . _ ~ and the delimiters ! $ & ' ( ) * + , ; = : @ / ?
        case 0x2D, 0x2E, 0x5F, 0x7E: return true
        case 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D, 0x3A, 0x40, 0x2F, 0x3F: return true
        default: return false
        }
    }
}
