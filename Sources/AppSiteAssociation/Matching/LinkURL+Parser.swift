import AppClipTypes

extension LinkURL {
    /// Splits a URL (RFC 3986, appendix B) and makes the forms of its parts.
    struct Parser {
        private(set) var scheme = ""
        private(set) var host = ""
        private(set) var port: String?
        private(set) var bytes: [UInt8] = []
        private(set) var forms = Array(repeating: Parts(), count: 4)
        private(set) var items: [Item] = []

        private let text: [UInt8]

        init(_ text: String) { self.text = Array(text.utf8) }

        mutating func parse() throws(ParsingError) {
            guard text.count <= LinkURL.longestText else { throw .tooLong }
            guard let colon = text.firstIndex(of: .colon), colon > 0,
                text[..<colon].allSatisfy(Self.isSchemeCharacter),
                text[colon...].starts(with: [.colon, .slash, .slash])
            else { throw .schemeMissing }
            scheme = String(ascii: text[..<colon].map(\.lowercased))

            var rest = text[(colon + 3)...]
            let authority = rest.prefix { $0 != .slash && $0 != .questionMark && $0 != .numberSign }
            rest = rest[authority.endIndex...]
            try parseAuthority(authority)

            let path = rest.prefix { $0 != .questionMark && $0 != .numberSign }
            rest = rest[path.endIndex...]
            var query = rest.prefix { $0 != .numberSign }
            let fragment = rest[query.endIndex...].dropFirst()
            query = query.dropFirst()
            makeForms(path: path, query: query, fragment: fragment)
        }

        private mutating func parseAuthority(_ authority: ArraySlice<UInt8>) throws(ParsingError) {
            var name = authority
            if let at = name.lastIndex(of: .at) { name = name[(at + 1)...] }
            // The colons of an address in brackets begin no port.
            if let colon = name.lastIndex(of: .colon), name.last != .rightBracket {
                port = String(decoding: name[(colon + 1)...], as: UTF8.self)
                name = name[..<colon]
            }
            guard !name.isEmpty else { throw .hostMissing }
            host = String(decoding: name.map(\.lowercased), as: UTF8.self)
        }

        private static func isSchemeCharacter(_ byte: UInt8) -> Bool {
            byte.isLetter || byte.isDigit || byte == 0x2B || byte == .hyphen || byte == .dot
        }

        // MARK: Forms

        private mutating func makeForms(
            path: ArraySlice<UInt8>,
            query: ArraySlice<UInt8>,
            fragment: ArraySlice<UInt8>
        ) {
            let pairs = query.split(separator: .ampersand).map { pair in
                let sign = pair.firstIndex(of: .equals)
                return (pair[..<(sign ?? pair.endIndex)], sign.map { pair[($0 + 1)...] } ?? [])
            }
            let isEncoded = text.contains(.percent)
            let hasCase = text.contains { $0.isUppercase || $0 >= 0x80 }
            for index in 0..<4 {
                // Forms that are like the written one share its bytes.
                let decodes = index & 1 != 0
                let folds = index & 2 != 0
                var same = index
                if decodes, !isEncoded { same &= ~1 }
                if folds, !hasCase, !(decodes && isEncoded) { same &= ~2 }
                guard same == index else {
                    forms[index] = forms[same]
                    continue
                }
                func form(_ part: ArraySlice<UInt8>) -> [UInt8] {
                    let decoded = decodes ? PercentDecoding.decoded(part) : Array(part)
                    return folds ? CaseFolding.folded(decoded) : decoded
                }
                var parts = Parts()
                parts.path = append(Self.withoutSlashesAtEnd(form(path)[...]))
                parts.pathBeginning = UInt64(beginningOf: bytes[parts.path])
                parts.query = append(form(query)[...])
                parts.fragment = append(form(fragment)[...])
                let found = pairs.map { name, value in
                    Item(name: append(form(name)[...]), value: append(form(value)[...]))
                }
                let start = items.count
                items += found.sorted { one, other in
                    bytes[one.name].lexicographicallyPrecedes(bytes[other.name])
                }
                parts.items = start..<items.count
                forms[index] = parts
            }
        }

        private mutating func append(_ part: ArraySlice<UInt8>) -> Range<Int> {
            let start = bytes.count
            bytes += part
            return start..<bytes.count
        }

        /// A run of slashes at the end of a path does not count (rule 3); one at its beginning does.
        static func withoutSlashesAtEnd(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            var path = path
            while path.last == .slash { path = path.dropLast() }
            return path
        }
    }
}

extension UInt64 {
    /// The first eight bytes of a text, the first one lowest; zeros behind its end.
    init(beginningOf bytes: some Sequence<UInt8>) {
        self = 0
        for (index, byte) in bytes.prefix(8).enumerated() {
            self |= UInt64(byte) << UInt64(8 * index)
        }
    }
}
