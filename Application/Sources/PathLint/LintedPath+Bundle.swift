// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipLint
import MorselRegistry
import MorselWording
import Terminal

extension LintedPath {
    /// Reads an app or an archive.
    ///
    /// - Throws: ``CommandError`` if it cannot be read.
    init(bundleIn root: LintRoot, comparing references: LintReferences) async throws {
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
        var notRead: [String] = []
        if let sites = references.sites {
            let associations = run.associations
            if associations.isEmpty {
                notRead.append(
                    "\(root.argument): no website was asked; no clip in it is signed by a team."
                )
            }
            run.findingsElsewhere = try await sites().findings(about: associations)
        }
        self.init(root, run, notRead: notRead)
    }

    /// Reads a size report.
    ///
    /// - Throws: ``CommandError`` if it cannot be read.
    init(reportIn root: LintRoot, comparing references: LintReferences) throws {
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
            self.init(
                root,
                LintRun(over: report, file: "", minimumSystem: named),
                notRead: ["\(root.argument): taken for an App Clip's report\(from)\(other)."]
            )
        } catch {
            throw CommandError("path", "path: '\(root.argument)': \(error.sentence)")
        }
    }
}
