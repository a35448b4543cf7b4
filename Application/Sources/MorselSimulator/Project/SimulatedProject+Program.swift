// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
public import ClipBuilds
public import DeviceScenarios
public import Foundation

extension SimulatedProject {
    /// Creates the project around a built clip.
    ///
    /// - Parameters:
    ///   - program: The clip.
    ///   - root: The folder of the project's files.
    ///   - source: The source of the build, for people.
    ///   - written: A scenario with the clip and its world; `nil` to derive both from the project.
    ///   - invocation: The invocation URL to start with; `nil` for that of the scenario or project.
    public init(
        around program: BuiltProgram,
        root: URL,
        source: String,
        written: Scenario?,
        invocation: String?
    ) {
        let facts = program.facts
        let world = ProjectWorld(facts)
        let bundle = URL(fileURLWithPath: program.bundle, isDirectory: true)
        let pictures = URL(fileURLWithPath: root.path + "/Assets", isDirectory: true)
        let record = written?.world.clips.first ?? world.record
        let texts = record.defaultExperience?.card.texts.keys.sorted() ?? []
        let named = Self.languages(of: bundle)
        let icon = facts.icon.map { bundle.appendingPathComponent($0) }
        self.init(
            name: written == nil ? facts.displayName : record.app.name,
            source: source,
            clip: record.clip,
            app: record.app,
            clipProgram: program,
            world: written?.world ?? world.world,
            url: invocation ?? written?.firstURL ?? world.url,
            cardURL: invocation == nil ? written?.firstURL ?? world.cardURL : nil,
            minimumSystem: facts.minimumSystem.flatMap { SystemVersion($0) },
            icon: icon ?? pictures.appendingPathComponent("icon.svg"),
            pictures: pictures,
            sources: root,
            languages: named.isEmpty ? (texts.isEmpty ? [.english] : texts) : named
        )
    }

    // The language of the project is the first one.
    private static func languages(of bundle: URL) -> [Language] {
        let file = bundle.appendingPathComponent(TextIndex.fileName)
        guard let bytes = try? Data(contentsOf: file),
            let texts = try? JSONDecoder().decode(TextIndex.self, from: bytes)
        else { return [] }
        let own = texts.developmentLanguage
        let names = texts.languages.filter { $0 != own }
        return (([own].compactMap(\.self)) + names).compactMap { Language($0) }
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
