// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios
import Foundation
import ScenarioFiles

/// Prints how many scenarios of `Scenarios/` are parsed and run in a second on one core.
///
///     swift run -c release --package-path Benchmarks ScenarioBenchmark FOLDER [rounds]
@main enum ScenarioBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else {
            print("ScenarioBenchmark FOLDER [rounds]")
            return
        }
        let rounds = arguments.count > 2 ? Int(arguments[2]) ?? 20 : 20
        let files = try files(in: URL(fileURLWithPath: arguments[1]))
        var scenarios: [Scenario] = []
        var read = 0
        try measure("read, with their worlds") {
            for _ in 0..<rounds {
                scenarios = []
                for file in files { scenarios += try file.read().scenarios }
                read += scenarios.count
            }
            return read
        }
        var missed = 0
        try measure("played") {
            for _ in 0..<rounds {
                for scenario in scenarios where !ScenarioRun(of: scenario).isMet { missed += 1 }
            }
            return rounds * scenarios.count
        }
        print("\(files.count) files, \(scenarios.count) scenarios, \(missed) not met")
    }

    /// A scenario file, with the worlds beside it.
    private struct File {
        let name: String
        let bytes: [UInt8]
        let worlds: [String: [UInt8]]

        func read() throws -> ScenarioFile {
            try ScenarioFile(bytes, path: name) { world throws(ScenarioFileError.WorldFileError) in
                guard let bytes = worlds[world] else { throw .missing }
                return (world, bytes)
            }
        }
    }

    private static func files(in folder: URL) throws -> [File] {
        var files: [File] = []
        let found = FileManager.default.enumerator(atPath: folder.path)
        for case let name as String in found?.allObjects ?? []
        where name.hasSuffix(".scenario.yaml") {
            let file = folder.appendingPathComponent(name)
            let beside = file.deletingLastPathComponent()
            var worlds: [String: [UInt8]] = [:]
            for world in try FileManager.default.contentsOfDirectory(atPath: beside.path)
            where world.hasSuffix(".world.yaml") {
                let data = try Data(contentsOf: beside.appendingPathComponent(world))
                worlds[world] = [UInt8](data)
            }
            let bytes = [UInt8](try Data(contentsOf: file))
            files.append(File(name: name, bytes: bytes, worlds: worlds))
        }
        return files
    }

    private static func measure(_ what: String, _ work: () throws -> Int) rethrows {
        let clock = ContinuousClock()
        let start = clock.now
        let count = try work()
        let (seconds, rest) = (clock.now - start).components
        let time = Double(seconds) + Double(rest) / 1e18
        print("\(what): \(Int(Double(count) / time)) a second")
    }
}
