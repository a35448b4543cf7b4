// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// The commands in a page of the documentation, with their output.
struct Transcript {
    /// A command, and its expected result.
    struct Step {
        /// The command, over several lines if need be.
        var command: String

        /// The expected lines, in which `…` stands for any lines, or for any text.
        var output: [String] = []

        /// The exit status.
        var status = 0
    }

    var steps: [Step] = []

    /// Parses the blocks of a page that are marked as `console`.
    init(page: String) {
        var isInside = false
        for line in page.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                isInside = line == "```console"
            } else if isInside {
                append(line)
            }
        }
    }

    private mutating func append(_ line: String) {
        if line.hasPrefix("$ ") { return steps.append(Step(command: String(line.dropFirst(2)))) }
        guard !steps.isEmpty else { return }
        let last = steps.count - 1
        if line == ">" || line.hasPrefix("> "), steps[last].output.isEmpty {
            steps[last].command += "\n" + line.dropFirst(2)
        } else if let status = Self.status(line) {
            steps[last].status = status
        } else {
            steps[last].output.append(line)
        }
    }

    private static func status(_ line: String) -> Int? {
        guard line.hasPrefix("["), line.hasSuffix("]") else { return nil }
        return Int(line.dropFirst().dropLast())
    }

    /// Runs all commands in one shell, one after the other.
    ///
    /// - Parameters:
    ///   - folder: The working directory.
    ///   - port: The port that replaces 8080 in the commands.
    /// - Returns: The commands with their actual output and statuses.
    /// - Throws: An error if the shell cannot be started.
    func run(in folder: TemporaryFolder, port: Int) throws -> [Step] {
        let commands = steps.map { step in
            step.command.replacingOccurrences(of: "8080", with: "\(port)")
                + "\nprintf '\\036%d\\036' $?"
        }
        // A server that a transcript left running would outlive it.
        let script = ["exec 2>&1", "trap 'kill $(jobs -p) 2>/dev/null' EXIT"] + commands
        let run = try BuiltPrograms.shell(script.joined(separator: "\n"), in: folder)
        let parts = run.text.replacingOccurrences(of: "\(port)", with: "8080")
            .components(separatedBy: "\u{1E}")
        return steps.indices.map { index in
            guard parts.count > 2 * index + 1 else {
                return Step(command: steps[index].command, output: ["(not run)"], status: -1)
            }
            var lines = parts[2 * index].components(separatedBy: "\n")
            if lines.last == "" { lines.removeLast() }
            return Step(
                command: steps[index].command,
                output: lines,
                status: Int(parts[2 * index + 1]) ?? -1
            )
        }
    }

    /// Whether lines match the expected ones: a line with only `…` stands for any number of lines, a
    /// `…` within a line for any text.
    static func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return lines.isEmpty }
        if first.trimmingCharacters(in: .whitespaces) == "…" {
            return (lines.startIndex...lines.endIndex).contains { start in
                matches(lines[start...], expected.dropFirst())
            }
        }
        guard let line = lines.first, matches(line, first) else { return false }
        return matches(lines.dropFirst(), expected.dropFirst())
    }

    private static func matches(_ line: String, _ expected: String) -> Bool {
        let pieces = expected.components(separatedBy: "…")
        guard pieces.count > 1 else { return line == expected }
        guard line.hasPrefix(pieces[0]) else { return false }
        var rest = line.dropFirst(pieces[0].count)
        for piece in pieces[1...].dropLast() where !piece.isEmpty {
            guard let range = rest.range(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(pieces[pieces.count - 1])
    }
}
