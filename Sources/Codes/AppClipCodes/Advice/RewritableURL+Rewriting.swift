// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension RewritableURL {
    /// Returns the URL rewritten in one way, or `nil` if that does not apply.
    func rewritten(_ kind: Advice.Kind) -> RewritableURL? {
        switch kind {
        case .dropWWW: droppingWWW
        case .dropSubdomain: droppingSubdomain
        case .useAppClipSubdomain: usingAppClipSubdomain
        case .moveAppClipSubdomain: movingAppClipSubdomain
        case .dropTrailingSlash: droppingTrailingSlash
        case .useListedWord: usingListedWord
        case .moveComponentsToArguments: movingComponents
        case .useOrderedNames: usingOrderedNames
        case .useDecimalValue: changingValues { $0.decimalOfHexadecimal }
        case .dropLeadingZeros: changingValues { $0.withoutLeadingZeros }
        case .shortenIdentifier: shorteningIdentifier
        case .hashQuery: hashingQuery
        case .dropFragment: droppingFragment
        case .replacePath, .replaceEverythingAfterHost, .shortenHostAndReplace, .everything: nil
        }
    }

    func changed(_ change: (inout RewritableURL) -> Void) -> RewritableURL {
        var parts = self
        change(&parts)
        return parts
    }

    // MARK: Host

    /// Whether a label can be dropped so that the remaining host still belongs to the same owner:
    /// the registered name remains.
    var hasSubdomain: Bool {
        PublicSuffix.registrableCount(of: labels).map { labels.count > $0 } ?? false
    }

    private var droppingWWW: RewritableURL? {
        guard labels[0].isSame("www"), hasSubdomain else { return nil }
        return changed { $0.labels.removeFirst() }
    }

    private var droppingSubdomain: RewritableURL? {
        let isFree = labels[0].isSame("appclip") || labels[0].isSame("www")
        guard !isFree, hasSubdomain else { return nil }
        return changed { $0.labels.removeFirst() }
    }

    private var usingAppClipSubdomain: RewritableURL? {
        guard hasSubdomain, !labels.contains(where: { $0.isSame("appclip") }) else {
            return nil
        }
        return changed { $0.labels[0] = "appclip" }
    }

    private var movingAppClipSubdomain: RewritableURL? {
        guard let place = labels.firstIndex(where: { $0.isSame("appclip") }), place > 0,
            let count = PublicSuffix.registrableCount(of: labels), labels.count - place > count
        else { return nil }
        return changed { parts in
            parts.labels.remove(at: place)
            parts.labels.insert("appclip", at: 0)
        }
    }

    // MARK: Path

    private var droppingTrailingSlash: RewritableURL? {
        // A path that is only a slash costs nothing before a query.
        guard endsInSlash, !components.isEmpty || arguments.isEmpty else { return nil }
        return changed { $0.endsInSlash = false }
    }

    private var usingListedWord: RewritableURL? {
        guard components.count == 1, let word = PathWords.nearest(to: components[0]) else {
            return nil
        }
        return changed { $0.components = [word] }
    }

    private var movingComponents: RewritableURL? {
        guard !components.isEmpty, !arguments.contains(where: { $0.value == nil }) else {
            return nil
        }
        // A listed word stays where it is.
        let first = PathWords.list.number(of: components[0].utf8.span) == nil ? 0 : 1
        guard components.count > first else { return nil }
        return changed { parts in
            let moved = parts.components[first...].map { Argument(name: "p", value: $0) }
            parts.components.removeSubrange(first...)
            parts.endsInSlash = false
            parts.arguments = Self.ordered(moved + parts.arguments)
        }
    }

    // MARK: Query

    private var usingOrderedNames: RewritableURL? {
        guard !arguments.isEmpty, !arguments.contains(where: { $0.value == nil }) else {
            return nil
        }
        return changed { $0.arguments = Self.ordered($0.arguments) }
    }

    static func ordered(_ arguments: [Argument]) -> [Argument] {
        arguments.enumerated().map { index, argument in
            Argument(name: index == 0 ? "p" : "p\(index)", value: argument.value)
        }
    }

    private func changingValues(_ change: (String) -> String?) -> RewritableURL? {
        var parts = self
        for index in parts.arguments.indices {
            if let value = parts.arguments[index].value, let other = change(value) {
                parts.arguments[index].value = other
            }
        }
        for index in parts.components.indices {
            if let other = change(parts.components[index]) { parts.components[index] = other }
        }
        return parts.text.isSame(text) ? nil : parts
    }

    private var shorteningIdentifier: RewritableURL? {
        changingValues { value in
            // A UUID, or another value of that length with as many digits, which nobody reads.
            value.utf8.count >= 16 && value.utf8.count(where: { $0.isDigit }) >= 4
                && !value.utf8.allSatisfy { $0.isDigit } ? "123456" : nil
        }
    }

    private var hashingQuery: RewritableURL? {
        let length = arguments.reduce(0) { $0 + $1.name.utf8.count + ($1.value?.utf8.count ?? 0) }
        guard length > 16 else { return nil }
        return changed { parts in
            parts.arguments = [Argument(name: "p", value: "1234567890")]
        }
    }

    private var droppingFragment: RewritableURL? {
        guard !fragment.utf8.isEmpty else { return nil }
        return changed { $0.fragment = "" }
    }
}

// MARK: - Values

extension String {
    /// Whether both strings have the same bytes; `==` would compare by canonical equivalence.
    fileprivate func isSame(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// The decimal digits of a hexadecimal number that has at least one letter.
    fileprivate var decimalOfHexadecimal: String? {
        guard (2...12).contains(utf8.count), utf8.contains(where: { $0.isDigit }),
            !utf8.allSatisfy({ $0.isDigit })
        else { return nil }
        var number: UInt64 = 0
        for byte in utf8 {
            guard let digit = Hexadecimal.value(of: byte) else { return nil }
            number = number << 4 | UInt64(digit)
        }
        return "\(number)"
    }

    /// A number without its leading zeros.
    fileprivate var withoutLeadingZeros: String? {
        guard utf8.count > 1, utf8.first == .zero, utf8.allSatisfy({ $0.isDigit }) else {
            return nil
        }
        let digits = utf8.drop { $0 == .zero }
        return digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self)
    }
}

extension PathWords {
    /// Returns the listed word that is most similar to a path component; `nil` if the component is
    /// already a listed word or is not similar to any.
    ///
    /// Two words are similar if they differ in case only, or if one of them begins with the other
    /// and at most three letters follow (`menus`, `recip`). Of several, the one with the smallest
    /// difference is returned, then the first in the list.
    static func nearest(to component: String) -> String? {
        let lowercased = component.utf8.map { $0.lowercased }
        guard lowercased.count >= 3, list.number(of: component.utf8.span) == nil else { return nil }
        var nearest: (word: [UInt8], difference: Int)?
        for word in list.words {
            let difference = abs(word.count - lowercased.count)
            guard difference <= 3, word.count >= 3,
                word.starts(with: lowercased) || lowercased.starts(with: word),
                difference < nearest?.difference ?? .max
            else { continue }
            nearest = (word, difference)
        }
        return nearest.map { String(decoding: $0.word, as: UTF8.self) }
    }
}
