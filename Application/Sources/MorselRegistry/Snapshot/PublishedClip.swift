// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import AppClipExperiences
public import AppClipTypes

/// A clip with everything that a decision about it needs.
public struct PublishedClip: Sendable, Hashable {
    /// The identifier of the clip.
    public let identifier: AppIdentifier

    /// Its full app.
    public let app: App

    /// The build that was published last; `nil` if there is none.
    public let build: PublishedBuild?

    /// The default experience of that build's version.
    public let defaultExperience: DefaultExperience?

    /// The URLs of the test invocations of its builds.
    public let testInvocations: [InvocationURL]

    /// The clip in the form that the rules use.
    public let record: ClipRecord

    /// Creates a clip with its app, latest build and default experience.
    public init(
        identifier: AppIdentifier,
        app: App,
        build: PublishedBuild?,
        defaultExperience: DefaultExperience?,
        testInvocations: [InvocationURL] = []
    ) {
        self.identifier = identifier
        self.app = app
        self.build = build
        self.defaultExperience = defaultExperience
        self.testInvocations = testInvocations
        record = ClipRecord(
            app: app,
            clip: identifier,
            build: build?.build,
            entitlement: build?.entitlement ?? [],
            defaultExperience: defaultExperience,
            testInvocations: testInvocations,
            demoKey: identifier.demoKey
        )
    }
}

extension AppIdentifier {
    /// The name of a clip in short demo links: the first digits of its identifier's digest.
    public var demoKey: String { String(Digest(of: Array(text.utf8)).text.prefix(8)) }
}
