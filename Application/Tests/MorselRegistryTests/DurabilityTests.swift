// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import Foundation
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

struct DurabilityTests {
    /// A process writes, and says what was acknowledged; it is killed at any moment.
    ///
    /// Nothing that it said is missing afterwards, and the database is whole.
    @Test(.timeLimit(.minutes(10)))
    func killLosesNoAcknowledgedWrite() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            var acknowledged = Acknowledged()
            for run in 0..<50 {
                let lines = try linesUntilKilled(writingTo: path, run: run)
                for line in lines { try acknowledged.note(line) }

                let registry = try SQLiteRegistry(path: path)
                #expect(try await registry.integrityProblems().isEmpty)
                try await acknowledged.check(registry)
            }
            #expect(acknowledged.experiences.count > 50)
        }
    }

    /// Runs the writer for a random time, kills it, and gives the whole lines that it wrote.
    private func linesUntilKilled(writingTo path: String, run: Int) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent().appendingPathComponent("RegistryWriter")
        process.arguments = [path, "\(run)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        // The first line is awaited, so that each run gets as far as writing.
        var bytes = output.fileHandleForReading.availableData
        Thread.sleep(forTimeInterval: .random(in: 0...0.08))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        bytes += output.fileHandleForReading.readDataToEndOfFile()
        #expect(process.terminationReason == .uncaughtSignal)
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }
}

/// What a writer said, and what must therefore be there.
private struct Acknowledged {
    private(set) var experiences: [AdvancedExperience.ID: (url: String, isDeactivated: Bool)] = [:]
    private var version: String?

    mutating func note(_ line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        switch words[0] {
        case "published":
            version = words[1]
        case "inserted":
            experiences[try id(words[1])] = (words[2], false)
        case "deactivated":
            experiences[try id(words[1])]?.isDeactivated = true
        default:
            Issue.record("unknown line: \(line)")
        }
    }

    private func id(_ word: String) throws -> AdvancedExperience.ID {
        AdvancedExperience.ID(rawValue: try #require(Int64(word)))
    }

    func check(_ registry: SQLiteRegistry) async throws {
        let build = try await registry.latestBuild(of: try Sample.bundle().clip)
        #expect(build?.build.version == version)
        var found: [AdvancedExperience.ID: AdvancedExperience] = [:]
        for experience in try await registry.experiences(after: nil, limit: .max) {
            found[experience.id] = experience
        }
        for (id, wanted) in experiences {
            let experience = found[id]
            #expect(experience?.url.url.text == wanted.url)
            #expect(experience?.card.texts.count == 1)
            // A deactivation that was not acknowledged may have been written all the same.
            if wanted.isDeactivated { #expect(experience?.state == .deactivated) }
        }
    }
}
