// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// A clip with its app, and the numbers that the registry gave them.
public struct StoredClip: Sendable, Hashable {
    /// The clip's number.
    public let number: Int64

    /// The clip.
    public let clip: Clip

    /// The app's number.
    public let appNumber: Int64

    /// The app.
    public let app: App

    /// A clip with its app.
    public init(number: Int64, clip: Clip, appNumber: Int64, app: App) {
        self.number = number
        self.clip = clip
        self.appNumber = appNumber
        self.app = app
    }
}

/// A build, and the number that the registry gave it.
public struct StoredBuild: Sendable, Hashable {
    /// The build's number; later builds have larger ones.
    public let number: Int64

    /// The build.
    public let published: PublishedBuild

    /// A build with its number.
    public init(number: Int64, published: PublishedBuild) {
        self.number = number
        self.published = published
    }
}

/// An advanced experience, with what only its owner sees.
public struct StoredExperience: Sendable, Hashable {
    /// The experience.
    public var experience: AdvancedExperience

    /// How often it was written, 1 at first.
    public var version: Int

    /// The id of the ``ImageUpload`` that its image came with; `nil` for one that came with a command.
    public var upload: String?

    /// An experience.
    public init(experience: AdvancedExperience, version: Int, upload: String?) {
        self.experience = experience
        self.version = version
        self.upload = upload
    }
}

/// Which advanced experiences are wanted; what is `nil` or empty lets all pass.
public struct ExperienceFilter: Sendable, Hashable {
    /// The clip that they belong to.
    public var clip: AppIdentifier?

    /// Their states.
    public var states: Set<PublicationState> = []

    /// Their verbs.
    public var verbs: Set<Verb> = []

    /// Whether they have a place.
    public var hasPlace: Bool?

    /// A part of the URL, or of a title or subtitle, in any case of letters A to Z.
    public var text: String?

    /// A filter.
    public init(
        clip: AppIdentifier? = nil,
        states: Set<PublicationState> = [],
        verbs: Set<Verb> = [],
        hasPlace: Bool? = nil,
        text: String? = nil
    ) {
        self.clip = clip
        self.states = states
        self.verbs = verbs
        self.hasPlace = hasPlace
        self.text = text
    }
}
