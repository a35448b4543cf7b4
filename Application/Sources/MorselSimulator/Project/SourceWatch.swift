// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Notices changes of files.
struct SourceWatch {
    /// The most files that are looked at.
    static let mostFiles = 20_000

    /// How long files are not looked at: the longer, the longer a look takes.
    static func pause(afterLookOf duration: Duration) -> Duration {
        max(.milliseconds(80), duration * 4)
    }

    private let roots: [URL]

    init(_ roots: [URL]) {
        self.roots = roots
    }

    /// The newest change of any file, with the number of files: another one means that something
    /// was saved, added or removed.
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
                // Building writes there.
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
