// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject
import SourceScan

/// A trial that reads input made to be slow, once and at twice the size: the time should at most double.
struct HostileTrial {
    func run() {
        print("hostile files, of one size and of twice that")
        trial("unclosed handlers in a source", of: 10_000) { count in
            let text = String(repeating: "func scene(", count: count)
            _ = SourceScan(
                Array(text.utf8),
                language: .swift,
                vocabulary: Vocabulary(phrases: [], handlers: ["scene"])
            )
        }
        trial("groups within each other", of: 15_000) { count in
            var groups = ""
            for index in 0..<count {
                groups += "G\(index) = {isa = PBXGroup; path = f; children = (G\(index + 1)); };\n"
            }
            let text =
                "{objects = {P = {isa = PBXProject; mainGroup = G0; };\n\(groups)}; rootObject = P; }"
            _ = ProjectTree(reading: MemoryFiles(texts: ["A.xcodeproj/project.pbxproj": text]))
        }
        trial("folders in folders", of: 20_000) { count in
            var files = MemoryFiles()
            for index in 0..<count { files["a\(index / 100)/b\(index)/c"] = [] }
            _ = ProjectTree(reading: files)
        }
        trial("settings that name each other", of: 2_000) { count in
            let lines = (0..<count).map { "A\($0) = $(A\($0 + 1)) $(A\($0 + 2))\n" }.joined()
            let file = XcconfigFile(Array(lines.utf8))
            precondition(file.assignments.count == count)
        }
        trial("patterns of exceptions", of: 4_000) { count in
            guard let pattern = GlobPattern("**/*a*b*c*.swift") else { return }
            for index in 0..<count {
                _ = pattern.matches("Sources/Feature\(index)/aab/View\(index)abacab.swiftx")
            }
        }
    }

    private func trial(_ name: String, of count: Int, _ work: (Int) -> Void) {
        var first = Measured()
        first.run { work(count) }
        var second = Measured()
        second.run { work(2 * count) }
        print(
            "  \(count) \(name): \(Measured.rounded(first.best)) ms, \(Measured.rounded(second.best)) ms"
        )
    }
}
