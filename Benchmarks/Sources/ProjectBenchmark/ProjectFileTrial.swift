// SPDX-License-Identifier: Apache-2.0

import AllocationCount
import AppClipFormats
import TestPrograms

/// Reads a project file of 1 MB, and again in Python.
struct ProjectFileTrial {
    let rounds: Int

    // Beside this file: the program runs where it was built.
    private static let script =
        #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/plain_reader.py"

    func run() throws {
        let bytes = Array(GeneratedProject(bytes: 1 << 20).text.utf8)
        print("a project file of \(bytes.count) bytes, best and median of \(rounds) rounds")
        var times: [Double] = []
        var values = 0
        let before = allocation_count()
        for _ in 0..<rounds {
            let clock = ContinuousClock()
            let start = clock.now
            let list = try PropertyList(bytes, limits: .project)
            times.append(milliseconds(clock.now - start))
            values = count(list)
        }
        let allocations = (Int(allocation_count()) - Int(before)) / rounds
        report("morsel", times, bytes.count, "\(values) values, \(allocations) allocations")
        let folder = try TemporaryFolder()
        try folder.write(bytes, to: "project.pbxproj")
        let run = try ProgramRun(
            "python3",
            [Self.script, "project.pbxproj", String(rounds)],
            in: folder
        )
        let numbers = run.text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count > 1 else {
            print("  plain reader in Python: \(run.errorOutput)")
            return
        }
        report(
            "plain reader in Python",
            Array(numbers.dropFirst()),
            bytes.count,
            "\(Int(numbers[0])) values"
        )
    }

    private func count(_ list: PropertyList) -> Int {
        switch list.content {
        case .array(let values): values.reduce(1) { $0 + count($1) }
        case .dictionary(let members): members.reduce(1) { $0 + count($1.value) }
        default: 1
        }
    }

    private func report(_ name: String, _ times: [Double], _ size: Int, _ rest: String) {
        let sorted = times.sorted()
        let median = sorted[sorted.count / 2]
        print(
            "  \(name): \(rounded(sorted[0])) ms, median \(rounded(median)) ms,",
            "\(rounded(Double(size) / sorted[0] / 1_000)) MB/s; \(rest)"
        )
    }

    private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

    private func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }
}
