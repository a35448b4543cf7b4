// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
package import AppClipLint

/// References for a path beyond its own files: live sites, scenarios and registered experiences.
package struct LintReferences: Sendable {
    /// Returns the check of the websites of associated domains; `nil` if none is asked.
    package var sites: (@Sendable () throws -> LiveSites)?

    /// The paths of scenarios and of folders with them.
    package var scenarios: [String] = []

    /// Reads the experiences of a database; `nil` if there is none.
    package var experiences: (@Sendable () async throws -> [LintSubject.Registration])?

    /// The lowest system that the clip of a size report supports, if it is named.
    package var minimumSystem: SystemVersion?

    /// Creates references to nothing.
    package init() {}

    /// Returns a sentence about the options that do not apply to a path.
    func unused(for root: LintRoot) -> [String] {
        var names: [String] = []
        if root.kind != .projects {
            if !scenarios.isEmpty { names.append("--scenarios") }
            if experiences != nil { names.append("--database") }
        }
        if root.kind == .sizeReport, sites != nil { names.append("--verify-domains") }
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
