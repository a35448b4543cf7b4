// SPDX-License-Identifier: Apache-2.0

import InlineMarkdown

nonisolated extension Text {
    /// Creates a text from a key: its translation, or the key itself, with Markdown.
    ///
    /// - Parameters:
    ///   - key: The text in the sources.
    ///   - tableName: The table; by default `Localizable`.
    ///   - bundle: The bundle of the tables; by default that of the clip.
    ///   - comment: A comment for translators.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        let format = translation(of: key, tableName, bundle)
        if key.arguments.isEmpty && !InlineMarkdown.isNeeded(for: format) {
            self.init(verbatim: format)
            return
        }
        var pieces: [(String, [Property])] = []
        var insertion = Insertion(key.arguments)
        for span in InlineMarkdown.spans(of: format) {
            if key.arguments.isEmpty {
                pieces.append((span.text, span.properties))
                continue
            }
            let start = pieces.count
            insertion.fill(span.text, span.properties, into: &pieces)
            // The arguments of a URL come after those of the text of the link.
            guard let link = span.link, link.contains("%") else { continue }
            var address: [(String, [Property])] = []
            insertion.fill(link, [], into: &address)
            let destination = Property(.destination, address.map(\.0).joined())
            for index in start..<pieces.count { pieces[index].1.set(destination) }
        }
        self.init(pieces: pieces)
    }

    // Creates a text, which is plain if no piece has a style of its own.
    init(pieces: [(String, [Property])]) {
        let words = pieces.map(\.0).joined()
        if pieces.allSatisfy({ $0.1.isEmpty }) {
            self.init(verbatim: words)
        } else {
            self.init(runs: pieces.map { .list([.text($0.0)] + $0.1.flattened) }, words)
        }
    }
}

private func translation(
    of key: LocalizedStringKey,
    _ tableName: String?,
    _ bundle: Bundle?
) -> String {
    let counts: [Int64?] = key.arguments.map {
        switch $0 {
        case .integer(let number): number
        case .unsigned(let number): Int64(clamping: number)
        default: nil
        }
    }
    let table = tableName ?? "Localizable"
    if let found = ClipTexts.current?.translation(of: key.key, in: table, counts: counts) {
        return found
    }
    return bundle?.localizedString(forKey: key.key, value: key.key, table: tableName) ?? key.key
}

// Replaces the specifiers of a format with arguments.
private struct Insertion {
    private let arguments: [LocalizedArgument]
    private var next = 0

    init(_ arguments: [LocalizedArgument]) { self.arguments = arguments }

    mutating func fill(
        _ format: String,
        _ style: [Property],
        into pieces: inout [(String, [Property])]
    ) {
        var plain = ""
        var rest = format.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                plain.unicodeScalars.append(scalar)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                plain += "%"
                continue
            }
            guard let specifier = Specifier(&rest) else {
                plain += "%"
                continue
            }
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            guard arguments.indices.contains(index) else { continue }
            guard case .text(let text) = arguments[index] else {
                plain += specifier.format(arguments[index])
                continue
            }
            guard text.properties.count > 1 else {
                plain += text.plainText
                continue
            }
            if !plain.isEmpty { pieces.append((plain, style)) }
            plain = ""
            pieces += text.pieces(in: style)
        }
        if !plain.isEmpty { pieces.append((plain, style)) }
    }
}

// A specifier: `%`, a position and `$`, flags, width, precision, the length of the type, a letter.
private struct Specifier {
    private(set) var position: Int?
    private var form = ""
    private let conversion: Unicode.Scalar

    init?(_ rest: inout Substring.UnicodeScalarView) {
        let start = rest
        var found: Unicode.Scalar?
        while let scalar = rest.popFirst(), form.utf8.count < 20 {
            if scalar == "$", let number = Int(form) {
                position = number
                form = ""
            } else if "0123456789.+-# '".unicodeScalars.contains(scalar) {
                form.unicodeScalars.append(scalar)
            } else if !"hlqLzjt".unicodeScalars.contains(scalar) {
                found = scalar
                break
            }
        }
        guard let found, "@diuoxXfFeEgGaAcs".unicodeScalars.contains(found) else {
            rest = start
            return nil
        }
        conversion = found
    }

    func format(_ argument: LocalizedArgument) -> String {
        let isReal = "fFeEgGaA".unicodeScalars.contains(conversion)
        let isInteger = "diuoxX".unicodeScalars.contains(conversion)
        func text(_ specifier: String, _ value: any CVarArg) -> String {
            String(format: specifier, locale: .current, arguments: [value])
        }
        switch argument {
        case .text(let text): return text.plainText
        case .integer(let number):
            if isReal { return text("%\(form)\(conversion)", Double(number)) }
            return text(isInteger ? "%\(form)ll\(conversion)" : "%lld", number)
        case .unsigned(let number):
            if isReal { return text("%\(form)\(conversion)", Double(number)) }
            return text(isInteger ? "%\(form)ll\(conversion)" : "%llu", number)
        case .number(let number):
            if isReal { return text("%\(form)\(conversion)", number) }
            let whole = Int64(exactly: number.rounded(.towardZero)) ?? 0
            return isInteger ? text("%\(form)ll\(conversion)", whole) : text("%lf", number)
        }
    }
}

extension Text {
    // Returns the runs of the text; each takes the properties of a style that it does not set itself.
    fileprivate func pieces(in style: [Property]) -> [(String, [Property])] {
        runs.compactMap { run in
            guard case .list(let values) = run, case .text(let words)? = values.first else {
                return nil
            }
            var own: [Property] = []
            for index in stride(from: 1, to: values.count - 1, by: 2) {
                guard case .integer(let number) = values[index],
                    let key = ElementKey(rawValue: UInt8(truncatingIfNeeded: number))
                else { continue }
                own.append(Property(key, values[index + 1]))
            }
            for property in style where own.value(property.key).isUnset { own.append(property) }
            return (words, own)
        }
    }
}
