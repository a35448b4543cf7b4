// SPDX-License-Identifier: Apache-2.0

import AppClipLint

/// A path of the command line that was read: the run over it, and what could not be read.
package struct LintedPath {
    let root: LintRoot

    /// The run over what is at the path.
    let run: LintRun

    /// Sentences about the projects and checks that were skipped.
    private(set) var notRead: [String] = []

    /// A Boolean value that indicates whether anything could be read.
    private(set) var isAnythingRead = true

    /// Reads a path, and what it is compared with.
    ///
    /// - Parameters:
    ///   - root: The path.
    ///   - references: What the path is compared with.
    ///   - progress: Called with the number of sources that were scanned, and of all.
    /// - Throws: ``CommandError`` if the files or the references cannot be read.
    package init(
        _ root: LintRoot,
        comparing references: LintReferences,
        progress: (@Sendable (Int, Int) -> Void)? = nil
    ) async throws {
        self =
            switch root.kind {
            case .projects: try await Self(projectsIn: root, comparing: references, progress)
            case .bundle: try await Self(bundleIn: root, comparing: references)
            case .sizeReport: try Self(reportIn: root, comparing: references)
            }
        notRead += references.unused(for: root)
    }

    init(_ root: LintRoot, _ run: LintRun, notRead: [String] = [], isAnythingRead: Bool = true) {
        self.root = root
        self.run = run
        self.notRead = notRead
        self.isAnythingRead = isAnythingRead
    }
}
