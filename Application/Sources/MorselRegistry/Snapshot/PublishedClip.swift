// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import AppClipExperiences
public import AppClipTypes

/// A clip with all that a decision about it needs.
public struct PublishedClip: Sendable, Hashable {
    /// The clip.
    public let identifier: AppIdentifier

    /// Its full app.
    public let app: App

    /// The build that was published last; `nil` without any.
    public let build: PublishedBuild?

    /// The default experience of that build's version.
    public let defaultExperience: DefaultExperience?

    /// What the rules need of it.
    public let record: ClipRecord

    /// A clip with its app, latest build and default experience.
    public init(
        identifier: AppIdentifier,
        app: App,
        build: PublishedBuild?,
        defaultExperience: DefaultExperience?
    ) {
        self.identifier = identifier
        self.app = app
        self.build = build
        self.defaultExperience = defaultExperience
        record = ClipRecord(
            app: app,
            clip: identifier,
            build: build?.build,
            entitlement: build?.entitlement ?? [],
            defaultExperience: defaultExperience,
            demoKey: identifier.demoKey
        )
    }
}

extension AppIdentifier {
    /// What short demo links call a clip: the first digits of its identifier's digest.
    public var demoKey: String { String(Digest(of: Array(text.utf8)).text.prefix(8)) }
}
