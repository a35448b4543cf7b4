// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import ClipBuilds
import DeviceScenarios
import Foundation
import MorselSimulator
import ScenarioFiles
import Testing

/// E7, D11: the actions of a person on a simulated phone, without a running program.
struct SessionTests {
    static let world = """
        scenario: a world
        device: { system: "17.4" }
        world:
          apps:
            - id: ABCDE12345.com.example.fruta
              name: Fruta
              groups: [group.fruta]
              clip:
                id: ABCDE12345.com.example.fruta.Clip
                domains: ["appclips:fruta.example"]
                groups: [group.fruta]
                notifications: true
                build: { version: "1.0", size: 9 MB, minimum-system: "16.4", stage: released }
                default-experience: { subtitle: "Order \\"now\\"", language: en }
          experiences:
            - url: https://fruta.example/store
              title: Fruta Cupertino
              subtitle: Skip the line
              place: 37.3349, -122.0091
        steps:
          - leave: now
        """

    private func session(_ folder: URL) throws -> SimulatorSession {
        let file = try ScenarioFile(Array(Self.world.utf8), path: "world")
        let world = file.scenarios[0].world
        let record = world.clips[0]
        // The program is missing: the phone decides all the same, and the screen says that it is
        // missing.
        let program = BuiltProgram(
            executable: folder.appendingPathComponent("missing").path,
            bundle: folder.path,
            facts: ProgramFacts(target: "Fruta", isClip: true, displayName: "Fruta")
        )
        let project = SimulatedProject(
            name: "Fruta",
            source: "test",
            clip: record.clip,
            app: record.app,
            clipProgram: program,
            world: world,
            url: "https://fruta.example/store/1"
        )
        return SimulatorSession(project, system: SystemVersion(17, 4), folder: folder)
    }

    private func withSession(_ body: (SimulatorSession) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("simulator-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = try session(folder)
        try await session.begin()
        try await body(session)
        await session.end()
    }

    private func state(of session: SimulatorSession) async -> PhoneState? {
        for await event in await session.events() {
            if case .state(let state) = event { return state }
        }
        return nil
    }

    @Test func codeShowsCardAndMissingProgramIsSaid() async throws {
        try await withSession { session in
            try await session.perform(.invoke("https://fruta.example/store/1", from: .appClipCode))
            let card = try #require(await state(of: session)?.card)
            #expect(card.title == "Fruta Cupertino")
            #expect(card.notifications == true)
            try await session.perform(.card(.open))
            let opened = try #require(await state(of: session))
            #expect(opened.foreground?.kind == "clip")
            #expect(opened.phase == "crashed")
            #expect(opened.crash?.crash.message.contains("cannot be started") == true)
            #expect(opened.isInSwitcher)
        }
    }

    @Test func refusalsAreSentences() async throws {
        try await withSession { session in
            await #expect(throws: ActionError.self) {
                try await session.perform(.card(.open))
            }
            await #expect(throws: ActionError.self) {
                try await session.perform(.wait(seconds: -1))
            }
            await #expect(throws: ActionError.self) { try await session.perform(.openApp) }
            try await session.perform(.invoke("no url", from: .qrCode))
            #expect(await state(of: session)?.card == nil)
        }
    }

    @Test func timeRemovesTheClip() async throws {
        try await withSession { session in
            try await session.perform(.invoke("https://fruta.example/store/1", from: .qrCode))
            try await session.perform(.card(.open))
            try await session.perform(.leave)
            #expect(await state(of: session)?.hasClip == true)
            try await session.perform(.wait(seconds: 31 * 86_400))
            #expect(await state(of: session)?.hasClip == false)
        }
    }

    @Test func savedSessionPlaysAsScenario() async throws {
        try await withSession { session in
            try await session.perform(.invoke("https://fruta.example/store/1", from: .appClipCode))
            try await session.perform(.card(.toggleNotifications))
            try await session.perform(.card(.open))
            try await session.perform(.change(.languages([.english])))
            try await session.perform(.leave)
            try await session.perform(.wait(seconds: 3_600))
            try await session.perform(.comeBack(.appSwitcher))
            try await session.perform(.push(title: "Ready \"now\""))
            try await session.perform(.invoke("https://other.example/", from: .qrCode))
            try await session.perform(.invoke("nothing", from: .qrCode))
            try await session.perform(.installApp)
            try await session.perform(.openApp)
            let text = await session.scenarioText()
            let scenario = try ScenarioFile(Array(text.utf8), path: "saved").scenarios[0]
            let run = ScenarioRun(of: scenario)
            #expect(run.isMet, "\(text)\n\(run.outcomes.filter { !$0.isMet })")
            #expect(run.invalidStep == nil)
            #expect(run.outcomes.count >= 3)
            // And it can be opened again.
            try await session.open(scenario)
            for _ in scenario.steps { try await session.perform(.nextStep) }
            #expect(await state(of: session)?.hasApp == true)
        }
    }
}
