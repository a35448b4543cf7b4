// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
package import AppClipLint
import Foundation
import MorselWording
import Terminal

/// A baseline as JSON: the fingerprint of each finding, and a description for reviewers.
package enum BaselineFile {
    private static let largestFile = 16 << 20

    private struct Content: Codable {
        var version = 1
        var findings: [Entry]
    }

    private struct Entry: Codable {
        var fingerprint: String
        var rule: String
        var target: String?
        var file: String?
        var message: String
    }

    /// Reads a baseline.
    ///
    /// - Throws: ``CommandError`` if the file is not a baseline.
    package static func read(_ path: String) throws -> LintBaseline {
        let bytes = try InputFile.bytes(path, limit: largestFile, what: "baseline")
        guard let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)),
            content.version == 1
        else {
            throw CommandError(
                "baseline",
                "baseline: '\(path)' is not a baseline of this version; write one with --write-baseline."
            )
        }
        return LintBaseline(fingerprints: Set(content.findings.map(\.fingerprint)))
    }

    /// Writes findings as a baseline.
    ///
    /// - Throws: ``CommandError`` if the file cannot be written.
    package static func write(_ findings: [LintFinding], to path: String) throws {
        let entries = findings.map {
            Entry(
                fingerprint: $0.fingerprint,
                rule: $0.rule,
                target: $0.target,
                file: $0.place?.file,
                message: $0.sentence
            )
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(Content(findings: entries))
        try OutputFile.write([UInt8](data) + [0x0A], to: path)
    }
}
