// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
public import ClipBuilds
public import DeviceScenarios
public import Foundation

/// What a simulator needs to know of a project: the programs, and the world around them.
public struct SimulatedProject: Sendable {
    /// What people call the clip.
    public var name: String

    /// What it was built from, for people: `Fruta.xcodeproj`.
    public var source: String

    /// The clip.
    public var clip: AppIdentifier

    /// The full app.
    public var app: App

    /// The clip's program.
    public var clipProgram: BuiltProgram

    /// The full app's program; `nil` if it cannot run here.
    ///
    /// It is installed and opened all the same.
    public var appProgram: BuiltProgram?

    /// What store, websites and bundles know.
    public var world: ScenarioWorld

    /// The invocation URL that the page starts with.
    public var url: String?

    /// A URL that shows the clip's card, for pictures of it where ``url`` shows none; `nil` without one.
    public var cardURL: String?

    /// The oldest system that the clip runs on; `nil` for any.
    public var minimumSystem: SystemVersion?

    /// A picture of the icon; `nil` without one.
    public var icon: URL?

    /// The folder with the pictures that cards refer to; `nil` without one.
    public var pictures: URL?

    /// The folder of the sources, from which the lines around a crash are shown; `nil` without one.
    public var sources: URL?

    /// The languages that the clip has texts in, for the page's choice.
    public var languages: [Language]

    /// A project.
    public init(
        name: String,
        source: String,
        clip: AppIdentifier,
        app: App,
        clipProgram: BuiltProgram,
        appProgram: BuiltProgram? = nil,
        world: ScenarioWorld,
        url: String? = nil,
        cardURL: String? = nil,
        minimumSystem: SystemVersion? = nil,
        icon: URL? = nil,
        pictures: URL? = nil,
        sources: URL? = nil,
        languages: [Language] = [.english]
    ) {
        self.name = name
        self.source = source
        self.clip = clip
        self.app = app
        self.clipProgram = clipProgram
        self.appProgram = appProgram
        self.world = world
        self.url = url
        self.cardURL = cardURL
        self.minimumSystem = minimumSystem
        self.icon = icon
        self.pictures = pictures
        self.sources = sources
        self.languages = languages
    }
}
