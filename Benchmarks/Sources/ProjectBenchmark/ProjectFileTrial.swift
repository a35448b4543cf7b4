// SPDX-License-Identifier: Apache-2.0

import AllocationCount
import AppClipFormats
import AppClipProject
import TestPrograms

/// Reads a project file of 1 MB, and again in Python; then the project with its targets and members.
struct ProjectFileTrial {
    let rounds: Int

    // Beside this file: the program runs where it was built.
    private static let script =
        #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/plain_reader.py"

    func run() throws {
        let project = GeneratedProject(bytes: 1 << 20)
        let bytes = Array(project.text.utf8)
        print("a project file of \(bytes.count) bytes, best and median of \(rounds) rounds")
        var times = Measured()
        var values = 0
        let before = allocation_count()
        for _ in 0..<rounds {
            let list = try times.run { try PropertyList(bytes, limits: .project) }
            values = count(list)
        }
        let allocations = (Int(allocation_count()) - Int(before)) / rounds
        report("morsel", times, bytes.count, "\(values) values, \(allocations) allocations")
        try readInPython(bytes)
        runModel(bytes, paths: project.paths)
    }

    private func readInPython(_ bytes: [UInt8]) throws {
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
            Measured(Array(numbers.dropFirst())),
            bytes.count,
            "\(Int(numbers[0])) values"
        )
    }

    private func runModel(_ bytes: [UInt8], paths: [String]) {
        var files = MemoryFiles()
        files["Fruta.xcodeproj/project.pbxproj"] = bytes
        for path in paths { files[path] = [] }
        var times = Measured()
        var members = 0
        for _ in 0..<rounds {
            let tree = times.run {
                let tree = ProjectTree(reading: files)
                for project in tree.projects {
                    for target in project.targets {
                        _ = project.configured(target, configuration: "Release").infoPlist
                    }
                }
                return tree
            }
            members = tree.projects.flatMap(\.targets).reduce(0) { $0 + $1.members.count }
        }
        report("morsel, with targets and settings", times, bytes.count, "\(members) members")
    }

    private func count(_ list: PropertyList) -> Int {
        switch list.content {
        case .array(let values): values.reduce(1) { $0 + count($1) }
        case .dictionary(let members): members.reduce(1) { $0 + count($1.value) }
        default: 1
        }
    }

    private func report(_ name: String, _ times: Measured, _ size: Int, _ rest: String) {
        let speed = Measured.rounded(Double(size) / times.best / 1_000)
        print("  \(name): \(times.text), \(speed) MB/s; \(rest)")
    }
}
