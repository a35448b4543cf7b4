// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
public import AppClipTypes
public import ClipBuilds
public import DeviceScenarios
public import Foundation

/// A project as a simulator runs it: the programs, and the world around them.
public struct SimulatedProject: Sendable {
    /// The display name of the clip.
    public var name: String

    /// The source of the build, for people, such as `Fruta.xcodeproj`.
    public var source: String

    /// The identifier of the clip.
    public var clip: AppIdentifier

    /// The full app.
    public var app: App

    /// The clip's program.
    public var clipProgram: BuiltProgram

    /// The full app's program; `nil` if it cannot run here.
    ///
    /// The full app can be installed and opened even without a program.
    public var appProgram: BuiltProgram?

    /// The facts that the store, websites and bundles provide.
    public var world: ScenarioWorld

    /// The invocation URL with which the page starts.
    public var url: String?

    /// A URL that shows the clip's card, for screenshots if ``url`` does not show one; `nil` if there is none.
    public var cardURL: String?

    /// The oldest version of iOS on which the clip runs; `nil` for any.
    public var minimumSystem: SystemVersion?

    /// The file of the icon's image; `nil` if there is none.
    public var icon: URL?

    /// The folder with the images to which cards refer; `nil` if there is none.
    public var images: URL?

    /// The folder of the sources, from which the lines around a crash are shown; `nil` if there is none.
    public var sources: URL?

    /// The languages in which the clip has texts, for the menu of the page.
    public var languages: [Language]

    /// Creates a project.
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
        images: URL? = nil,
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
        self.images = images
        self.sources = sources
        self.languages = languages
    }
}
