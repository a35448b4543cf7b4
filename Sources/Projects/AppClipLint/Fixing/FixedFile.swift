// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A file before and after fixing.
public struct FixedFile: Sendable, Hashable {
    /// The path in the tree.
    public let path: String

    /// The content before the fixes.
    public let before: [UInt8]

    /// The content after the fixes.
    public let after: [UInt8]

    /// Applies the fixes of findings to the files that they name.
    ///
    /// A finding whose fix cannot be applied completely, because a file has changed or is not a text, is left out.
    ///
    /// - Parameters:
    ///   - findings: The findings; those without a fix change nothing.
    ///   - files: The files.
    /// - Returns: Each file that changes, by path, and the findings that are fixed.
    public static func fixing(
        _ findings: [LintFinding],
        in files: any FileTree
    ) -> (files: [FixedFile], fixed: [LintFinding]) {
        var editors: [String: PropertyListEditor] = [:]
        var fixed: [LintFinding] = []
        // Changes at a location come first: the others move locations.
        let ordered = findings.sorted { one, other in
            one.fix?.isAtPlaces ?? false && !(other.fix?.isAtPlaces ?? false)
        }
        for finding in ordered {
            guard let fix = finding.fix, !fix.changes.isEmpty else { continue }
            var tried = editors
            let isDone = fix.changes.allSatisfy { change in
                let path = change.file
                if tried[path] == nil {
                    tried[path] =
                        (try? files.bytes(of: path, limit: PropertyListEditor.largestFile))
                        .map { PropertyListEditor(path: path, $0) }
                }
                return tried[path]?.apply(change) ?? false
            }
            if isDone {
                editors = tried
                fixed.append(finding)
            }
        }
        let changed = editors.values.filter { $0.bytes != $0.original }
            .map { FixedFile(path: $0.path, before: $0.original, after: $0.bytes) }
        return (changed.sorted { $0.path < $1.path }, fixed)
    }
}

extension LintFix {
    fileprivate var isAtPlaces: Bool {
        changes.allSatisfy { if case .replace = $0 { true } else { false } }
    }
}

extension LintFix.Change {
    /// The path of the file that changes.
    public var file: String {
        switch self {
        case .replace(let place, _): place.file
        case .append(_, _, let file), .set(_, _, let file), .remove(_, let file): file
        }
    }
}
