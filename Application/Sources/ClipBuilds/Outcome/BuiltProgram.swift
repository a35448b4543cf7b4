// SPDX-License-Identifier: Apache-2.0

/// A clip or an app that was built, and can be started.
public struct BuiltProgram: Sendable, Hashable {
    /// The path of the program; it lies in ``bundle``, so that `Bundle.main` is that folder.
    public let executable: String
    /// The path of the folder with its resources, `Info.plist` and ``ResourceIndex``.
    public let bundle: String
    /// What the project says of it.
    public let facts: ProgramFacts
    /// The folders of the libraries that it is linked with.
    public var libraries: [String] = []
    /// The titles of the previews that it can show, by their numbers; empty for one without a title.
    public var previews: [String] = []

    /// A program that was built.
    public init(executable: String, bundle: String, facts: ProgramFacts) {
        self.executable = executable
        self.bundle = bundle
        self.facts = facts
    }
}

/// What a project says of a clip or an app, as far as a phone asks for it.
public struct ProgramFacts: Sendable, Hashable, Codable {
    /// The name of the target.
    public var target: String
    /// Whether it is an App Clip.
    public var isClip: Bool
    /// The bundle identifier; `nil` where nothing says it.
    public var bundleIdentifier: String?
    /// The identifier of the team, such as `ABCDE12345`; `nil` where nothing says it.
    public var team: String?
    /// The name below the icon.
    public var displayName: String
    /// The value of `CFBundleShortVersionString`.
    public var version: String?
    /// The value of `CFBundleVersion`.
    public var build: String?
    /// The oldest system that it runs on, such as `16.4`.
    public var minimumSystem: String?
    /// The associated domains of the entitlements, such as `appclips:example.com`.
    public var associatedDomains: [String]
    /// The identifiers of app groups.
    public var appGroups: [String]
    /// The schemes of URLs that it opens.
    public var urlSchemes: [String]
    /// The invocation URLs that schemes have for it, `_XCAppClipURL`; the ticked ones first.
    public var invocationURLs: [String]
    /// The ticked variables of the scheme that runs it.
    public var environment: [String: String]
    /// Whether the clip asks for notifications without a permission, `NSAppClipRequestEphemeralUserNotification`.
    public var requestsNotifications: Bool
    /// Whether it wants to confirm a place, `NSAppClipRequestLocationConfirmation`.
    public var requestsLocation: Bool
    /// The largest image of the icon: its path in the bundle.
    public var icon: String?
    /// The target of the app that the clip belongs to, or of the clip that the app carries.
    public var counterpart: String?

    /// Facts of a target with that name.
    public init(target: String, isClip: Bool, displayName: String) {
        self.target = target
        self.isClip = isClip
        self.displayName = displayName
        associatedDomains = []
        appGroups = []
        urlSchemes = []
        invocationURLs = []
        environment = [:]
        requestsNotifications = false
        requestsLocation = false
    }
}
