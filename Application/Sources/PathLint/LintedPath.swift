// SPDX-License-Identifier: Apache-2.0

internal import AppClipLint

/// A path of the command line that was read: the run over it, and what could not be read.
struct LintedPath {
    let root: LintRoot

    /// The run over what is at the path.
    let run: LintRun

    /// Sentences about the projects and checks that were skipped.
    private(set) var notRead: [String] = []

    /// A Boolean value that indicates whether anything could be read.
    private(set) var isAnythingRead = true

    /// Reads a path, and what the options compare it with.
    ///
    /// - Throws: ``CommandError`` if the files or the sources of the options cannot be read.
    init(_ root: LintRoot, comparing options: LintReferenceOptions) async throws {
        self =
            switch root.kind {
            case .projects: try await Self(projectsIn: root, comparing: options)
            case .bundle: try await Self(bundleIn: root, comparing: options)
            case .sizeReport: try Self(reportIn: root, comparing: options)
            }
        notRead += options.unused(for: root)
    }

    init(_ root: LintRoot, _ run: LintRun, notRead: [String] = [], isAnythingRead: Bool = true) {
        self.root = root
        self.run = run
        self.notRead = notRead
        self.isAnythingRead = isAnythingRead
    }
}

extension LintReferenceOptions {
    /// Returns a sentence about the options that do not apply to a path.
    fileprivate func unused(for root: LintRoot) -> [String] {
        var names: [String] = []
        if root.kind != .projects {
            if !scenarios.isEmpty { names.append("--scenarios") }
            if database != nil { names.append("--database") }
        }
        if root.kind == .sizeReport, verifyDomains { names.append("--verify-domains") }
        if root.kind != .sizeReport, minimumSystem != nil { names.append("--minimum-system") }
        guard !names.isEmpty else { return [] }
        let what =
            switch root.kind {
            case .projects: "a project"
            case .bundle: "an app or an archive"
            case .sizeReport: "a size report"
            }
        let verb = names.count == 1 ? "is" : "are"
        return [
            "\(root.argument): \(names.joined(separator: ", ")) \(verb) not used for \(what)."
        ]
    }
}
