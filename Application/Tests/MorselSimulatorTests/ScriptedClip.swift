// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import ClipBuilds
import DeviceScenarios
import Foundation
import ScenarioFiles
import Testing

@testable import MorselSimulator

/// A simulated phone whose clip is a script: it prints, and shows nothing.
struct ScriptedClip {
    let folder: URL
    let session: SimulatorSession

    // The script is a Bash script; the URL is the initial one.
    init(_ script: String, url: String = "https://fruta.example/store/1") async throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("scripted-clip-\(UUID().uuidString)")
        let bundle = folder.appendingPathComponent("Clip.app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let executable = bundle.appendingPathComponent("Clip")
        try Data("#!/bin/bash\n\(script)\n".utf8).write(to: executable)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: executable.path
        )
        let world = try ScenarioFile(Array(SessionTests.world.utf8), path: "world").scenarios[0]
            .world
        let record = world.clips[0]
        let data = folder.appendingPathComponent("data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        session = SimulatorSession(
            SimulatedProject(
                name: "Fruta",
                source: "test",
                clip: record.clip,
                app: record.app,
                clipProgram: BuiltProgram(
                    executable: executable.path,
                    bundle: bundle.path,
                    facts: ProgramFacts(target: "Fruta", isClip: true, displayName: "Fruta")
                ),
                world: world,
                url: url
            ),
            system: SystemVersion(17, 4),
            folder: data
        )
        try await session.begin()
    }

    /// Runs the clip from Xcode until it has printed a line, and returns the output that was sent to pages.
    func output(until last: String) async throws -> [String] {
        let events = await session.events()
        return try await withThrowingTaskGroup(of: [String].self) { group in
            group.addTask {
                await session.run()
                return []
            }
            group.addTask {
                try await Task.sleep(for: .seconds(120))
                throw CancellationError()
            }
            group.addTask {
                var lines: [String] = []
                for await event in events {
                    guard case .console(let new) = event else { continue }
                    lines += new.map(\.text)
                    if lines.contains(last) { return lines }
                }
                throw CancellationError()
            }
            try await session.perform(.invoke("https://fruta.example/", from: .xcode))
            defer { group.cancelAll() }
            while let lines = try await group.next() {
                if !lines.isEmpty { return lines }
            }
            throw CancellationError()
        }
    }

    func end() async {
        await session.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Returns the latest state that was sent to pages.
    func state() async -> PhoneState? {
        for await event in await session.events() {
            if case .state(let state) = event { return state }
        }
        return nil
    }
}
