// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// A clip with its app, and the numbers that the registry assigned to them.
public struct StoredClip: Sendable, Hashable {
    /// The clip's number.
    public let number: Int64

    /// The clip that has the number.
    public let clip: Clip

    /// The app's number.
    public let appNumber: Int64

    /// The app that the clip belongs to.
    public let app: App

    /// Creates a clip with its app.
    public init(number: Int64, clip: Clip, appNumber: Int64, app: App) {
        self.number = number
        self.clip = clip
        self.appNumber = appNumber
        self.app = app
    }
}

/// A build, and the number that the registry assigned to it.
public struct StoredBuild: Sendable, Hashable {
    /// The build's number; later builds have larger ones.
    public let number: Int64

    /// The build that has the number.
    public let published: PublishedBuild

    /// Creates a build with its number.
    public init(number: Int64, published: PublishedBuild) {
        self.number = number
        self.published = published
    }
}

/// An advanced experience, with data that only its owner sees.
public struct StoredExperience: Sendable, Hashable {
    /// The experience in the form that the rules use.
    public var experience: AdvancedExperience

    /// The version of the content, which is 1 at first and incremented with each change.
    public var version: Int

    /// The id of the ``ImageUpload`` of its image; `nil` for an image that was added by a command.
    public var upload: String?

    /// Creates a stored experience.
    public init(experience: AdvancedExperience, version: Int, upload: String?) {
        self.experience = experience
        self.version = version
        self.upload = upload
    }
}

/// A filter for advanced experiences; a property that is `nil` or empty matches all.
public struct ExperienceFilter: Sendable, Hashable {
    /// The clip that they belong to.
    public var clip: AppIdentifier?

    /// The states, of which an experience has one.
    public var states: Set<PublicationState> = []

    /// The verbs, of which an experience has one.
    public var verbs: Set<Verb> = []

    /// Whether they have a place.
    public var hasPlace: Bool?

    /// A part of the URL, or of a title or subtitle, ignoring the case of the letters A to Z.
    public var text: String?

    /// Creates a filter.
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
