// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios
import Foundation
package import Yams

/// The documents of a YAML file, within bounds.
package struct YAMLText {
    /// The maximum size of a scenario in bytes.
    package static let largestFile = 1 << 20

    /// The maximum nesting depth.
    static let depth = 32

    /// The limits of a file.
    package struct Limits {
        /// The maximum size of the file, in bytes.
        let fileSize: Int
        /// The maximum number of values in the file; aliases count each time.
        let values: Int

        /// Creates limits; by default those of scenarios.
        package init(fileSize: Int = YAMLText.largestFile, values: Int = 100_000) {
            self.fileSize = fileSize
            self.values = values
        }
    }

    /// The roots of the documents, in order.
    package let documents: [Node]

    /// Parses a file.
    ///
    /// - Throws: ``ScenarioFileError`` for the first error.
    package init(
        _ bytes: [UInt8],
        file: String,
        limits: Limits = Limits()
    ) throws(ScenarioFileError) {
        func error(_ code: ScenarioFileError.Code, _ place: ScenarioPlace) -> ScenarioFileError {
            ScenarioFileError(file: file, place: place, code: code)
        }
        guard bytes.count <= limits.fileSize else {
            throw error(.fileTooLarge(limit: limits.fileSize), ScenarioPlace())
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw error(.notUTF8, ScenarioPlace(of: bytes.firstInvalid, in: bytes))
        }
        // The parser compares keys when it composes a mapping, before values are counted here. For
        // a key that is an alias of aliases, that would take forever.
        if let offset = KeyScan.offsetOfRisk(in: bytes) {
            throw error(.keysNotPlain, ScenarioPlace(of: offset, in: bytes))
        }
        var documents: [Node] = []
        do {
            let parser = try Parser(yaml: text)
            while let node = try parser.nextRoot() { documents.append(node) }
        } catch let parserError {
            let (words, place, repeated) = Self.details(of: parserError)
            throw error(repeated.map { .repeatedKey($0) } ?? .notYAML(words), place)
        }
        var count = 0
        for node in documents {
            if let found = Self.excess(in: node, depth: 1, limits.values, &count) {
                throw error(found.code, found.place)
            }
        }
        self.documents = documents
    }

    /// Returns the first value that exceeds a limit.
    private static func excess(
        in node: Node,
        depth: Int,
        _ values: Int,
        _ count: inout Int
    ) -> (code: ScenarioFileError.Code, place: ScenarioPlace)? {
        count += 1
        if count > values { return (.tooManyValues(limit: values), node.place) }
        if depth > Self.depth { return (.tooDeep(limit: Self.depth), node.place) }
        switch node {
        case .scalar, .alias: return nil
        case .sequence(let list):
            for entry in list {
                if let found = excess(in: entry, depth: depth + 1, values, &count) { return found }
            }
        case .mapping(let mapping):
            for (key, value) in mapping {
                if let found = excess(in: key, depth: depth + 1, values, &count) { return found }
                if let found = excess(in: value, depth: depth + 1, values, &count) { return found }
            }
        }
        return nil
    }

    private static func details(
        of error: any Error
    ) -> (words: String, place: ScenarioPlace, repeated: String?) {
        guard let error = error as? YamlError else { return ("\(error)", ScenarioPlace(), nil) }
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return (problem, ScenarioPlace(mark), nil)
        case .duplicatedKeysInMapping(let keys, let context):
            return ("", ScenarioPlace(context.mark), keys.first ?? "")
        case .reader(let problem, let offset, _, let yaml):
            let bytes = Array(yaml.utf8)
            return (problem, ScenarioPlace(of: min(offset ?? 0, bytes.count), in: bytes), nil)
        default: return ("unknown error", ScenarioPlace(), nil)
        }
    }
}

extension Node {
    /// The position of the value.
    var place: ScenarioPlace { mark.map { ScenarioPlace($0) } ?? ScenarioPlace() }
}

extension ScenarioPlace {
    init(_ mark: Mark) { self.init(line: max(1, mark.line), column: max(1, mark.column)) }

    /// Creates the position of a byte, with the column in characters.
    init(of offset: Int, in bytes: [UInt8]) {
        let before = bytes[..<min(offset, bytes.count)]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        self.init(
            line: 1 + before.count { $0 == 0x0A },
            column: 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
        )
    }
}

extension [UInt8] {
    /// The offset of the first byte that is not valid UTF-8.
    fileprivate var firstInvalid: Int {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: span)
            return 0
        } catch { return error.byteOffsets.lowerBound }
    }
}
