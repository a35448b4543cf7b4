// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
public import ClipBuilds
public import DeviceScenarios
public import Foundation

extension SimulatedProject {
    /// Creates the project of a built clip.
    ///
    /// - Parameters:
    ///   - program: The clip's program.
    ///   - root: The folder of the project's files.
    ///   - source: The source of the build, for people, such as `Fruta.xcodeproj`.
    ///   - scenario: A scenario with the clip and its world; `nil` to derive both from the project.
    ///   - invocation: The invocation URL to start with; `nil` for that of the scenario or project.
    public init(
        clipProgram program: BuiltProgram,
        root: URL,
        source: String,
        scenario: Scenario?,
        invocation: String?
    ) {
        let facts = program.facts
        let world = ProjectWorld(facts)
        let bundle = URL(fileURLWithPath: program.bundle, isDirectory: true)
        let images = URL(fileURLWithPath: root.path + "/Assets", isDirectory: true)
        let record = scenario?.world.clips.first ?? world.record
        let cardLanguages = record.defaultExperience?.card.texts.keys.sorted() ?? []
        let bundleLanguages = Self.languages(of: bundle)
        let icon = facts.icon.map { bundle.appendingPathComponent($0) }
        self.init(
            name: scenario == nil ? facts.displayName : record.app.name,
            source: source,
            clip: record.clip,
            app: record.app,
            clipProgram: program,
            world: scenario?.world ?? world.world,
            url: invocation ?? scenario?.firstURL ?? world.url,
            cardURL: invocation == nil ? scenario?.firstURL ?? world.cardURL : nil,
            minimumSystem: facts.minimumSystem.flatMap { SystemVersion($0) },
            icon: icon ?? images.appendingPathComponent("icon.svg"),
            images: images,
            sources: root,
            languages: [bundleLanguages, cardLanguages].first { !$0.isEmpty } ?? [.english]
        )
    }

    /// Returns the languages of the texts in a bundle, that of the project first; empty if the bundle has
    /// no index of its texts.
    private static func languages(of bundle: URL) -> [Language] {
        let file = bundle.appendingPathComponent(TextIndex.fileName)
        guard let bytes = try? Data(contentsOf: file),
            let texts = try? JSONDecoder().decode(TextIndex.self, from: bytes)
        else { return [] }
        let developmentLanguage = texts.developmentLanguage
        let others = texts.languages.filter { $0 != developmentLanguage }
        return ([developmentLanguage].compactMap(\.self) + others).compactMap { Language($0) }
    }
}

extension Scenario {
    /// The URL of the first invocation.
    fileprivate var firstURL: String? {
        for action in steps.flatMap(\.actions) {
            if case .invoke(_, let url, _) = action { return url.text }
        }
        return nil
    }
}
