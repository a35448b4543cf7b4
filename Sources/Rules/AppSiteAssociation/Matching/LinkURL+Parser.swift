// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension LinkURL {
    /// Splits a URL and computes the forms of its parts.
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
            let parts = URLParts(text.span)
            guard let scheme = parts.scheme, !scheme.isEmpty, let authority = parts.authority,
                text[scheme].allSatisfy(Self.isSchemeCharacter)
            else { throw .schemeMissing }
            guard !authority.host.isEmpty else { throw .hostMissing }
            self.scheme = String(ascii: text[scheme].map(\.lowercased))
            host = String(decoding: text[authority.host].map(\.lowercased), as: UTF8.self)
            port = authority.port.map { String(decoding: text[$0], as: UTF8.self) }
            makeForms(
                path: text[parts.path],
                query: parts.query.map { text[$0] } ?? [],
                fragment: parts.fragment.map { text[$0] } ?? []
            )
        }

        private static func isSchemeCharacter(_ byte: UInt8) -> Bool {
            byte.isLetter || byte.isDigit || byte == .plus || byte == .hyphen || byte == .dot
        }

        // MARK: Forms

        private mutating func makeForms(
            path: ArraySlice<UInt8>,
            query: ArraySlice<UInt8>,
            fragment: ArraySlice<UInt8>
        ) {
            let pairs = query.split(separator: .ampersand).map(\.nameAndValue)
            let isEncoded = text.contains(.percent)
            let hasCase = text.contains { $0.isUppercase || $0 >= 0x80 }
            for index in 0..<4 {
                // Forms that equal the written one share its bytes.
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
                    Item(name: append(form(name)[...]), value: append(form(value ?? [])[...]))
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

        /// Returns the path without slashes at its end, which are ignored (rule 3); those at its
        /// beginning are not.
        static func withoutSlashesAtEnd(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            var path = path
            while path.last == .slash { path = path.dropLast() }
            return path
        }
    }
}

extension UInt64 {
    /// Creates a number from the first eight bytes of a text, the first one lowest; zeros after its
    /// end.
    init(beginningOf bytes: some Sequence<UInt8>) {
        self = 0
        for (index, byte) in bytes.prefix(8).enumerated() {
            self |= UInt64(byte) << UInt64(8 * index)
        }
    }
}
