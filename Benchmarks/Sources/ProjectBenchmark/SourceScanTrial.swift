// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Glibc
import SourceScan
import TestPrograms

/// Scans 929 sources of 4.7 MB from disk, and again in Python.
struct SourceScanTrial {
    /// The files of one folder on disk.
    private struct Folder: FileTree {
        let path: String

        func entries(in folder: String) -> [FileEntry]? { nil }
        func entry(at path: String) -> FileEntry? { nil }

        func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8] {
            guard let stream = unsafe fopen(path + "/" + file, "r") else { throw .missing }
            // The stream is closed once, at the end.
            defer { unsafe fclose(stream) }
            var bytes: [UInt8] = []
            var part = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = unsafe fread(&part, 1, part.count, stream)
                guard count > 0 else { return bytes }
                bytes += part[..<count]
            }
        }
    }

    let rounds: Int

    private static let script =
        #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/plain_scan.py"

    private static let vocabulary = Vocabulary(
        phrases: ["webpageURL", "SKOverlay", "\\.requestReview", "userActivities"],
        handlers: ["scene", "application"],
        closures: ["onContinueUserActivity"],
        literalPrefixes: ["group."]
    )

    func run() async throws {
        let sources = GeneratedSources(count: 929, bytes: 4_700_000)
        let folder = try TemporaryFolder()
        for path in sources.paths {
            try folder.write(sources.files.bytes(of: path, limit: .max), to: path)
        }
        print(
            "\(sources.paths.count) sources of \(sources.size) bytes, best and median of \(rounds) rounds"
        )
        let tree = Folder(path: folder.path)
        var times: [Double] = []
        var found = 0
        for _ in 0..<rounds {
            let clock = ContinuousClock()
            let start = clock.now
            let files = await ScannedFile.scanning(sources.paths, in: tree, for: Self.vocabulary)
            let facts = SourceFacts(files, under: BuildConditions(), vocabulary: Self.vocabulary)
            times.append(Self.milliseconds(clock.now - start))
            found = facts.imports.values.joined().count + facts.handlers.count
        }
        var usage = rusage()
        _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        report("morsel", times, "\(found) found, \(usage.ru_maxrss / 1024) MB at most")
        let run = try ProgramRun("python3", [Self.script, ".", "3"], in: folder)
        let numbers = run.text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count > 1 else {
            print("  plain scan in Python: \(run.errorOutput)")
            return
        }
        report("plain scan in Python", Array(numbers.dropFirst()), "\(Int(numbers[0])) found")
    }

    private func report(_ name: String, _ times: [Double], _ rest: String) {
        let sorted = times.sorted()
        print(
            "  \(name): \(Int(sorted[0])) ms, median \(Int(sorted[sorted.count / 2])) ms; \(rest)"
        )
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }
}
