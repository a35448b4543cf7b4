// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Foundation
import Testing

@testable import MorselSimulator

/// D8, D-41: the URL of a scheme starts the clip, whatever its host.
struct SchemeURLTests {
    @Test(arguments: [
        "https://other.example/table/4", "http://localhost:8080/?table=4", "fruta://table/4",
        "example.com",
        "",
    ])
    func xcodeStartsTheClipWithAnyURL(_ url: String) async throws {
        let clip = try await ScriptedClip("sleep 60", url: url)
        #expect(await clip.state()?.firstSource == "xcode")
        try await clip.session.perform(.invoke(url, from: .xcode))
        let state = try #require(await clip.state())
        #expect(state.card == nil)
        #expect(state.foreground?.kind == "clip")
        await clip.end()
    }

    // The first tap shows the card, as with any source.
    @Test(arguments: [
        ("https://fruta.example/store/1", "app-clip-code"),
        ("https://appclip.apple.com/id?p=com.example.fruta.Clip", nil),
    ])
    func thePageBeginsWithASourceThatLeadsToTheClip(_ url: String, source: String?) async throws {
        let clip = try await ScriptedClip("sleep 60", url: url)
        let first = try #require(await clip.state()?.firstSource)
        if let source { #expect(first == source) }
        let invocation = try #require(InvocationSource(rawValue: first))
        try await clip.session.perform(.invoke(url, from: invocation))
        let state = try #require(await clip.state())
        #expect(state.page == nil)
        #expect(state.card != nil || state.foreground != nil)
        await clip.end()
    }

    // D11: the name of the file shows its type.
    @Test func aSavedSessionIsAScenarioFile() async throws {
        let clip = try await ScriptedClip("sleep 60")
        #expect(await clip.session.scenarioFileName == "Fruta.scenario.yaml")
        await clip.end()
    }
}
