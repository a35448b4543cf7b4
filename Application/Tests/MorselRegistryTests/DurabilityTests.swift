// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

struct DurabilityTests {
    /// The number of times that a process is killed: `KILLS`, or as many as fit into a test run.
    private static let kills =
        ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 60

    /// A process publishes and edits, and prints what was acknowledged; it is killed at any moment,
    /// including its start.
    ///
    /// No acknowledged change is missing afterwards, none is published partially, and the database is
    /// intact. The seed of the random moments is not recorded: the moments depend on the machine
    /// anyway.
    @Test(.timeLimit(.minutes(60)))
    func killLosesNothingAcknowledged() async throws {
        var acknowledged = 0
        // A new database from time to time, so that processes are also killed while they create it.
        for first in stride(from: 0, to: Self.kills, by: 20) {
            try await withTemporaryFolder { folder in
                let path = folder + "/registry.sqlite"
                var state = Acknowledged()
                for run in first..<min(first + 20, Self.kills) {
                    try state.note(try Self.linesUntilKilled(writingTo: path, run: run))
                    let registry = try Registry.sqlite(path: path)
                    try await state.check(registry)
                    try registry.close()
                }
                acknowledged += state.count
            }
        }
        #expect(acknowledged > Self.kills * 2)
        print("Killed \(Self.kills) times; \(acknowledged) acknowledged changes, all there.")
    }

    /// Runs the writer for a random time, kills it, and returns the complete lines that it wrote.
    static func linesUntilKilled(writingTo path: String, run: Int) throws -> [String] {
        let process = Process()
        process.executableURL = writer
        process.arguments = [path, "\(run)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var bytes = Data()
        // Most runs get as far as writing; some are killed while they open the database.
        if run % 5 != 0 { bytes = output.fileHandleForReading.availableData }
        Thread.sleep(forTimeInterval: .random(in: 0...0.1))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        bytes += output.fileHandleForReading.readDataToEndOfFile()
        #expect(process.terminationReason == .uncaughtSignal)
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    private static let writer = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("RegistryWriter")

    /// Many processes open a database that does not exist yet, at the same time.
    @Test(.timeLimit(.minutes(20)))
    func manyFirstOpeningsSucceed() async throws {
        for _ in 0..<3 {
            try await withTemporaryFolder { folder in
                let path = folder + "/registry.sqlite"
                let processes = (0..<24).map { _ in
                    let process = Process()
                    process.executableURL = Self.writer
                    process.arguments = [path, "open"]
                    return process
                }
                for process in processes { try process.run() }
                for process in processes { process.waitUntilExit() }
                #expect(processes.allSatisfy { $0.terminationStatus == 0 })
                #expect(try await Registry.sqlite(existing: path).findings().isEmpty)
            }
        }
    }
}
