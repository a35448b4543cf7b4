// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import ClipBuilds
import DeviceScenarios
import Foundation
import Testing

@testable import MorselSimulator

/// The world around a clip of which only the project is known (D8, D-41).
struct ProjectWorldTests {
    private static func facts(domains: [String] = ["appclips:fruta.example"]) -> ProgramFacts {
        var facts = ProgramFacts(target: "FrutaClip", isClip: true, displayName: "Fruta")
        facts.bundleIdentifier = "com.example.fruta.Clip"
        facts.team = "ABCDE12345"
        facts.associatedDomains = domains
        return facts
    }

    @Test func theClipIsInTheStore() {
        let world = ProjectWorld(Self.facts())
        #expect(world.record.clip.text == "ABCDE12345.com.example.fruta.Clip")
        #expect(world.record.app.identifier.text == "ABCDE12345.com.example.fruta")
        #expect(world.world.experiences.map(\.url.url.text) == ["https://fruta.example/"])
        #expect(world.cardURL == "https://fruta.example/" && world.url == world.cardURL)
    }

    // Until somebody chooses a team and an identifier, a clip runs all the same.
    @Test(arguments: [
        (nil, nil, "ABCDE12345.com.example.FrutaClip.Clip"),
        ("not valid", nil, "ABCDE12345.com.example.FrutaClip.Clip"),
        ("com.example.fruta.Clip", "$(TEAM)", "ABCDE12345.com.example.fruta.Clip"),
    ])
    func identifiersAreInvented(bundle: String?, team: String?, clip: String) {
        var facts = Self.facts()
        facts.bundleIdentifier = bundle
        facts.team = team
        #expect(ProjectWorld(facts).record.clip.text == clip)
    }

    @Test func withoutDomainsThereIsTheDefaultLink() {
        let world = ProjectWorld(Self.facts(domains: ["applinks:fruta.example"]))
        #expect(world.world.experiences.isEmpty)
        #expect(world.cardURL == "https://appclip.apple.com/id?p=com.example.fruta.Clip")
    }

    @Test func aWildcardHasAHost() {
        let world = ProjectWorld(Self.facts(domains: ["appclips:*.fruta.example"]))
        #expect(world.cardURL == "https://www.fruta.example/")
    }

    // The enabled variable counts, whatever its host; any other URL only if the clip has its host.
    @Test func theURLToStartWith() {
        var facts = Self.facts()
        facts.invocationURLs = ["https://other.example/1", "https://fruta.example/2"]
        #expect(ProjectWorld(facts).url == "https://fruta.example/2")
        facts.environment["_XCAppClipURL"] = "https://other.example/3"
        #expect(ProjectWorld(facts).url == "https://other.example/3")
        facts.environment["_XCAppClipURL"] = ""
        #expect(ProjectWorld(facts).url == "https://fruta.example/2")
    }

    @Test func aProjectAroundAClip() {
        let program = BuiltProgram(executable: "/b/Clip", bundle: "/b", facts: Self.facts())
        let root = URL(fileURLWithPath: "/p", isDirectory: true)
        func project(_ invocation: String?) -> SimulatedProject {
            SimulatedProject(
                clipProgram: program,
                root: root,
                source: "Fruta.xcodeproj",
                scenario: nil,
                invocation: invocation
            )
        }
        #expect(project(nil).name == "Fruta" && project(nil).url == "https://fruta.example/")
        #expect(project(nil).languages == [.english])
        #expect(project(nil).icon?.path == "/p/Assets/icon.svg")
        // Screenshots of a chosen URL do not show another one.
        #expect(project("https://a.example").url == "https://a.example")
        #expect(project("https://a.example").cardURL == nil)
    }
}
