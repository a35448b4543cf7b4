// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipLint
import MorselRegistry
import MorselWording
import Terminal

extension PathLintRun {
    /// Reads an app or an archive, and creates the run over it.
    ///
    /// - Throws: ``CommandError`` if it cannot be read.
    func run(
        overBundle references: LintReferences,
        notes: inout [String]
    ) async throws -> LintRun {
        guard let files = root.files else {
            throw CommandError("path", "path: '\(root.argument)' cannot be read.")
        }
        let bundle: BuiltBundle
        do throws(BuiltBundle.ReadingError) {
            bundle = try BuiltBundle(reading: root.start, in: files)
        } catch {
            throw CommandError("path", "path: '\(root.argument)': \(error.sentence)")
        }
        var run = LintRun(over: bundle, at: .now)
        if let sites = references.sites {
            let associations = run.associations
            if associations.isEmpty {
                notes.append(
                    "\(root.argument): no website was asked; no clip in it is signed by a team."
                )
            }
            run.findingsElsewhere = try await sites().findings(about: associations)
        }
        return run
    }

    /// Reads a size report, and creates the run over it.
    ///
    /// - Throws: ``CommandError`` if it cannot be read.
    func run(overReport references: LintReferences, notes: inout [String]) throws -> LintRun {
        let bytes = try InputFile.bytes(
            root.argument,
            limit: SizeReport.largestFile,
            what: "path"
        )
        do throws(SizeReport.ReadingError) {
            let report = try SizeReport(bytes)
            let named = references.minimumSystem
            // A full app has the same kind of report, and nothing in it says which one it is.
            let from = (named ?? report.lowestSystem).map { " for iOS \($0) or later" } ?? ""
            let other = named == nil ? "; --minimum-system names another" : ""
            notes.append("\(root.argument): taken for an App Clip's report\(from)\(other).")
            return LintRun(over: report, file: "", minimumSystem: named)
        } catch {
            throw CommandError("path", "path: '\(root.argument)': \(error.sentence)")
        }
    }
}
