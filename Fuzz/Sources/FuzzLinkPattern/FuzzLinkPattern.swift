// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation

/// Checks a pattern, a URL's fragment, and the values of a variable named v, on a line each.
///
/// The matcher must agree with one that tries all possibilities.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let text = String(validating: bytes, as: UTF8.self), text.utf8.count <= 4_000 else {
        return -1
    }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2, let url = try? LinkURL("https://a/#" + String(lines[1])) else {
        return -1
    }
    let values = lines.dropFirst(2).map { quoted($0) }.joined(separator: ",")
    let file = """
        {"applinks":{"substitutionVariables":{"v":[\(values)]},"details":[{"appID":"ABCDE12345.a",
        "components":[{"#":\(quoted(lines[0]))}]}]}}
        """
    guard let site = try? SiteAssociation(json: Array(file.utf8)) else {
        fatalError("the file is none: \(file)")
    }
    let decision = LinkMatcher(site.links).decision(for: "ABCDE12345.a", url)
    // Longer ones are only checked for traps and time. Lists of words are tested elsewhere, and a pattern with an error
    // matches nothing, wherever the error is.
    let faults: Set = ["pattern-too-complex", "undefined-variable", "unterminated-variable"]
    guard text.unicodeScalars.count <= 60, !String(lines[0]).contains("$(lang)"),
        !String(lines[0]).contains("$(region)")
    else { return 0 }
    guard !site.lint().contains(where: { faults.contains($0.id) }) else {
        if decision == .match { fatalError("\(lines[0]) has a fault, and fits") }
        return 0
    }
    let plain = PlainMatcher(pattern: lines[0], text: lines[1], values: Array(lines.dropFirst(2)))
    guard plain.fits() == (decision == .match) else {
        fatalError("\(decision) for \(lines[0]) and \(lines[1])")
    }
    return 0
}

private func quoted(_ text: Substring.UnicodeScalarView) -> String {
    var output = "\""
    for scalar in text {
        switch scalar {
        case "\"", "\\": output += "\\\(scalar)"
        case "\0"..<" ":
            output += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: output.unicodeScalars.append(scalar)
        }
    }
    return output + "\""
}

/// A matcher that tries all possibilities, and remembers those that failed.
private struct PlainMatcher {
    private let pattern: [Unicode.Scalar]
    private let text: [Unicode.Scalar]
    private let values: [[Unicode.Scalar]]

    init(
        pattern: Substring.UnicodeScalarView,
        text: Substring.UnicodeScalarView,
        values: [Substring.UnicodeScalarView]
    ) {
        self.pattern = Array(pattern)
        self.text = Array(text)
        self.values = values.map { Array($0) }
    }

    private static let sets: [String: @Sendable (Unicode.Scalar) -> Bool] = [
        "alpha": { ("a"..."z").contains($0) || ("A"..."Z").contains($0) },
        "upper": { ("A"..."Z").contains($0) }, "lower": { ("a"..."z").contains($0) },
        "digit": { ("0"..."9").contains($0) },
        "alnum": {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        },
        "xdigit": {
            ("a"..."f").contains($0) || ("A"..."F").contains($0) || ("0"..."9").contains($0)
        },
    ]

    func fits() -> Bool {
        ends(of: pattern[...], hasVariables: true, from: [0]).contains(text.count)
    }

    /// Returns all positions at which a pattern can end that begins at one of some positions.
    private func ends(
        of pattern: ArraySlice<Unicode.Scalar>,
        hasVariables: Bool,
        from starts: Set<Int>
    ) -> Set<Int> {
        var places = starts
        var rest = pattern
        while let first = rest.first, !places.isEmpty {
            rest = rest.dropFirst()
            if first == "*" {
                places = Set((places.min() ?? 0)...text.count)
            } else if first == "?" {
                places = Set(places.filter { $0 < text.count }.map { $0 + 1 })
            } else if hasVariables, first == "$", rest.first == "(" {
                guard let end = rest.firstIndex(of: ")") else { return [] }
                let name = String(String.UnicodeScalarView(rest[rest.startIndex..<end].dropFirst()))
                rest = rest[(end + 1)...]
                if name == "v" {
                    places = values.reduce(into: []) { ends, value in
                        ends.formUnion(
                            self.ends(of: value[...], hasVariables: false, from: places)
                        )
                    }
                } else if let set = Self.sets[name] {
                    places = Set(
                        places.filter { $0 < text.count && set(text[$0]) }.map { $0 + 1 }
                    )
                } else {
                    return []
                }
            } else {
                places = Set(places.filter { $0 < text.count && text[$0] == first }.map { $0 + 1 })
            }
        }
        return places
    }
}
