// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipLint
internal import AppClipTypes
internal import MorselRegistry
internal import MorselWording
internal import Terminal

extension LintedPath {
    /// Reads an app or an archive.
    ///
    /// - Throws: ``CommandError`` if it cannot be read.
    init(bundleIn root: LintRoot, comparing options: LintReferenceOptions) async throws {
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
        if options.verifyDomains {
            let associations = run.associations
            if associations.isEmpty {
                notRead.append(
                    "\(root.argument): no website was asked; no clip in it is signed by a team."
                )
            }
            run.findingsElsewhere = try await LiveSites(options.fetching)
                .findings(about: associations)
        }
        self.init(root, run, notRead: notRead)
    }

    /// Reads a size report.
    ///
    /// - Throws: ``CommandError`` if it cannot be read.
    init(reportIn root: LintRoot, comparing options: LintReferenceOptions) throws {
        let bytes = try InputFile.bytes(
            root.argument,
            limit: SizeReport.largestFile,
            what: "path"
        )
        do throws(SizeReport.ReadingError) {
            let report = try SizeReport(bytes)
            let named = options.minimumSystem.flatMap { SystemVersion($0) }
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

extension SizeReport.ReadingError {
    /// The end of a sentence that explains why the report cannot be read.
    fileprivate var sentence: String {
        switch self {
        case .tooLarge: "it is larger than \(ByteCount(SizeReport.largestFile)), the maximum size."
        case .tooManyVariants: "it has more than \(SizeReport.mostVariants) variants, the maximum."
        case .encoding: "it is neither UTF-8 nor UTF-16."
        case .list(let error): "it is not a readable property list: \(error.words)."
        case .noVariants:
            "it is not a size report of Xcode; it has no 'Variant:' with a size."
        case .size(let line):
            "the variant in line \(line) has no size that can be read, such as '9.1 MB'."
        @unknown default: "it is not a size report of Xcode."
        }
    }
}
