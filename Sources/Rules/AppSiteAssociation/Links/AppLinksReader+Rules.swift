// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

extension AppLinksReader {
    mutating func readComponents(_ value: JSONValue, at path: String) -> [LinkRule]? {
        guard case .array(let elements) = value.content else {
            findings.add(.arrayExpected, at: path, offset: value.offset)
            return nil
        }
        return elements.enumerated().compactMap { index, element in
            readRule(element, at: "\(path)[\(index)]", form: .component)
        }
    }

    mutating func readDefaults(_ value: JSONValue, at path: String) -> LinkRule? {
        let rule = readRule(value, at: path, form: .defaults)
        if let rule {
            let names = [
                rule.path.map { _ in "/" }, rule.query.map { _ in "?" },
                rule.fragment.map { _ in "#" }, rule.excludes.map { _ in "exclude" },
            ]
            let inherited = names.compactMap { $0 }.joined(separator: ", ")
            if !inherited.isEmpty {
                findings.add(.patternInDefaults, at: path, offset: value.offset, subject: inherited)
            }
        }
        return rule
    }

    private mutating func readRule(
        _ value: JSONValue,
        at path: String,
        form: LinkRule.Form
    ) -> LinkRule? {
        guard case .object(let members) = value.content else {
            findings.add(.objectExpected, at: path, offset: value.offset)
            return nil
        }
        findings.addRepeatedMembers(of: members, in: path + ".")
        var pathPattern: String?
        var query: LinkRule.Query?
        var fragment: String?
        var excludes: Bool?
        var isCaseSensitive: Bool?
        var isPercentEncoded: Bool?
        var comment: String?
        for member in lastOfEach(members) {
            let memberPath = "\(path).\(member.name)"
            switch member.name {
            case "/": pathPattern = readString(member.value, at: memberPath)
            case "?": query = readQuery(member.value, at: memberPath)
            case "#": fragment = readString(member.value, at: memberPath)
            case "exclude": excludes = readBoolean(member.value, at: memberPath)
            case "caseSensitive": isCaseSensitive = readBoolean(member.value, at: memberPath)
            case "percentEncoded": isPercentEncoded = readBoolean(member.value, at: memberPath)
            case "comment": comment = readString(member.value, at: memberPath)
            default:
                findings.add(
                    .unknownKey,
                    at: memberPath,
                    offset: member.offset,
                    subject: member.name
                )
            }
        }
        return LinkRule(
            form: form,
            path: pathPattern,
            query: query,
            fragment: fragment,
            excludes: excludes,
            isCaseSensitive: isCaseSensitive,
            isPercentEncoded: isPercentEncoded,
            comment: comment,
            place: findings.place(at: path, offset: value.offset)
        )
    }

    // MARK: Paths

    mutating func readPaths(_ value: JSONValue, at path: String) -> [LinkRule]? {
        guard case .array(let elements) = value.content else {
            findings.add(.arrayExpected, at: path, offset: value.offset)
            return nil
        }
        return elements.enumerated().compactMap { index, element in
            guard let text = readString(element, at: "\(path)[\(index)]") else { return nil }
            let excludes = text.utf8.starts(with: "NOT ".utf8)
            return LinkRule(
                form: .path,
                path: excludes ? String(text.utf8.dropFirst(4)) ?? "" : text,
                query: nil,
                fragment: nil,
                excludes: excludes,
                isCaseSensitive: nil,
                isPercentEncoded: nil,
                comment: nil,
                place: findings.place(at: "\(path)[\(index)]", offset: element.offset)
            )
        }
    }

    // MARK: Values

    /// Parses a query.
    ///
    /// A single predicate that is not a string makes the whole dictionary void: it then matches any
    /// query, and nothing is inherited in its place (rules 4 and 5 of matching).
    private mutating func readQuery(_ value: JSONValue, at path: String) -> LinkRule.Query? {
        guard case .object(let members) = value.content else {
            return readString(value, at: path).map { .whole($0) }
        }
        findings.addRepeatedMembers(of: members, in: path + ".")
        var items: [LinkRule.Item] = []
        var isVoid = false
        for member in lastOfEach(members) {
            guard case .string(let pattern) = member.value.content else {
                findings.add(
                    .queryValueNotString,
                    at: "\(path).\(member.name)",
                    offset: member.value.offset,
                    subject: member.name
                )
                isVoid = true
                continue
            }
            items.append(LinkRule.Item(name: member.name, pattern: pattern))
        }
        return .items(isVoid ? [] : items)
    }

    private mutating func readString(_ value: JSONValue, at path: String) -> String? {
        guard case .string(let text) = value.content else {
            findings.add(.stringExpected, at: path, offset: value.offset)
            return nil
        }
        return text
    }

    private mutating func readBoolean(_ value: JSONValue, at path: String) -> Bool? {
        guard case .boolean(let flag) = value.content else {
            findings.add(.booleanExpected, at: path, offset: value.offset)
            return nil
        }
        return flag
    }
}

extension String {
    /// Whether the text contains a sequence of bytes.
    ///
    /// - Complexity: O(length of the text × length of the word).
    func containsBytes(_ word: String) -> Bool {
        let bytes = utf8
        var start = bytes.startIndex
        while start < bytes.endIndex {
            if bytes[start...].starts(with: word.utf8) { return true }
            start = bytes.index(after: start)
        }
        return false
    }
}
