// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import SourceScan

/// The entry point of a program: the type that is marked `@main`, or `main.swift`.
///
/// A program that starts with UIKit's life cycle compiles, but would show nothing, so it is refused.
struct ProgramEntry {
    /// The types of all modules, with the names of what they inherit from or conform to.
    let types: [SourceFacts.TypeDeclaration]
    /// The facts about the program's own sources.
    let facts: SourceFacts
    /// Returns the bytes of a source of the program.
    let bytes: (_ path: String) -> [UInt8]?

    private static let uiKit: Set<String> = [
        "UIApplicationDelegate", "UIResponder", "UISceneDelegate", "UIWindowSceneDelegate",
    ]

    /// Returns the reason the program cannot run here.
    ///
    /// - Parameters:
    ///   - kind: The kind of program, for messages: `App Clip`.
    ///   - mainFile: The path of `main.swift`; `nil` if there is none.
    /// - Returns: The reason, at the line that causes it; `nil` if the program can run.
    func refusal(of kind: String, mainFile: String?) -> BuildDiagnostic? {
        if let mainFile {
            guard bytes(mainFile).map(Self.startsUIKit) == true else { return nil }
            return Self.refusal(kind, "'main.swift' calls UIApplicationMain", at: .init(mainFile))
        }
        for (attribute, places) in facts.attributes.sorted(by: { $0.key < $1.key }) {
            for place in places.map(\.place) {
                let location = BuildDiagnostic.Location(
                    file: place.file,
                    line: place.position.line,
                    column: place.position.column
                )
                let name = bytes(place.file).flatMap {
                    Self.typeName(in: $0, afterLine: place.position.line, place.position.column)
                }
                let inherited = name.map(inheritedTypes) ?? []
                if inherited.contains("App") { return nil }
                if let name, !inherited.isDisjoint(with: Self.uiKit) {
                    let found = "'\(name)', which is marked @\(attribute), is UIKit's"
                    return Self.refusal(kind, found + " application delegate", at: location)
                }
            }
        }
        guard facts.attributes.isEmpty, facts.unread.isEmpty else { return nil }
        return Self.refusal(kind, "no source has a type that is marked @main", at: nil)
    }

    private static func refusal(
        _ kind: String,
        _ found: String,
        at location: BuildDiagnostic.Location?
    ) -> BuildDiagnostic {
        BuildDiagnostic(
            severity: .error,
            message:
                "The \(kind) cannot run here: \(found). A program is accepted whose @main type is a SwiftUI App.",
            location: location
        )
    }

    /// Returns everything that a type inherits from, including through its extensions and through other
    /// types.
    private func inheritedTypes(of name: String) -> Set<String> {
        var found: Set<String> = []
        var next = [name]
        while let name = next.popLast() {
            for type in types where type.name == name {
                for other in type.inherited where found.insert(other).inserted {
                    next.append(other)
                }
            }
        }
        return found
    }

    // MARK: Reading

    private static func startsUIKit(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains("UIApplicationMain(")
    }

    /// Returns the name of the type that is declared after an attribute, at a line and a column in bytes.
    private static func typeName(
        in bytes: [UInt8],
        afterLine line: Int,
        _ column: Int
    ) -> String? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        var text = String(decoding: lines[line - 1].dropFirst(column - 1), as: UTF8.self)
        // Further attributes and comments can come between the two.
        for more in lines[line...].prefix(20) {
            let code = String(decoding: more, as: UTF8.self)
            text +=
                "\n" + (code.firstRange(of: "//").map { String(code[..<$0.lowerBound]) } ?? code)
        }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard
            let keyword = words.firstIndex(where: {
                ["class", "struct", "enum", "actor"].contains($0)
            }), keyword + 1 < words.count
        else { return nil }
        return String(words[keyword + 1])
    }
}

extension BuildDiagnostic.Location {
    fileprivate init(_ file: String) { self.init(file: file, line: 1, column: 1) }
}
