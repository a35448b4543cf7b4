// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A watch that detects changes of files.
struct SourceWatch {
    /// The maximum number of files that are checked.
    static let mostFiles = 20_000

    /// Returns the pause between two checks: four times the duration of a check, at least 80 milliseconds.
    static func pause(afterLookOf duration: Duration) -> Duration {
        max(.milliseconds(80), duration * 4)
    }

    private let roots: [URL]

    init(_ roots: [URL]) {
        self.roots = roots
    }

    /// The time of the latest change of any file, and the number of files; another mark means that
    /// a file was saved, added or removed.
    var mark: Mark {
        var mark = Mark()
        for root in roots {
            note(root, in: &mark)
            let files = FileManager.default.enumerator(
                at: root,
                includingPropertiesForKeys: [.contentModificationDateKey],
                options: [.skipsHiddenFiles]
            )
            while let file = files?.nextObject() as? URL, mark.count < Self.mostFiles {
                // Builds write to these folders.
                if ["build", "DerivedData"].contains(file.lastPathComponent) {
                    files?.skipDescendants()
                    continue
                }
                note(file, in: &mark)
            }
        }
        return mark
    }

    struct Mark: Equatable {
        var newest: Double = 0
        var count = 0
    }

    private func note(_ file: URL, in mark: inout Mark) {
        let date = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            .contentModificationDate
        mark.newest = max(mark.newest, date?.timeIntervalSince1970 ?? 0)
        mark.count += 1
    }
}
