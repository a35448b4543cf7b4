// SPDX-License-Identifier: Apache-2.0

/// A clip or an app that was built and can be started.
public struct BuiltProgram: Sendable, Hashable {
    /// The path of the executable; it is inside ``bundle``, so that `Bundle.main` is that folder.
    public let executable: String
    /// The path of the folder with its resources, `Info.plist` and ``ResourceIndex``.
    public let bundle: String
    /// The project's facts about the program.
    public let facts: ProgramFacts
    /// The folders of the libraries that it is linked with.
    public var libraries: [String] = []
    /// The titles of the previews that it can show, by their numbers; empty for a preview without a title.
    public var previews: [String] = []

    /// Creates a description of a built program.
    public init(executable: String, bundle: String, facts: ProgramFacts) {
        self.executable = executable
        self.bundle = bundle
        self.facts = facts
    }
}

/// The facts that a project states about a clip or an app, as far as a phone needs them.
public struct ProgramFacts: Sendable, Hashable, Codable {
    /// The name of the target.
    public var target: String
    /// Whether it is an App Clip.
    public var isClip: Bool
    /// The bundle identifier; `nil` if it is not set.
    public var bundleIdentifier: String?
    /// The identifier of the team, such as `ABCDE12345`; `nil` if it is not set.
    public var team: String?
    /// The name that is shown below the icon.
    public var displayName: String
    /// The value of `CFBundleShortVersionString`.
    public var version: String?
    /// The value of `CFBundleVersion`.
    public var build: String?
    /// The minimum version of the system, such as `16.4`.
    public var minimumSystem: String?
    /// The associated domains of the entitlements, such as `appclips:example.com`.
    public var associatedDomains: [String]
    /// The identifiers of app groups.
    public var appGroups: [String]
    /// The URL schemes that it opens.
    public var urlSchemes: [String]
    /// The invocation URLs in its schemes, `_XCAppClipURL`; the enabled ones first.
    public var invocationURLs: [String]
    /// The enabled environment variables of the scheme that runs it.
    public var environment: [String: String]
    /// Whether the clip requests ephemeral notifications, `NSAppClipRequestEphemeralUserNotification`.
    public var requestsNotifications: Bool
    /// Whether the clip requests location confirmation, `NSAppClipRequestLocationConfirmation`.
    public var requestsLocation: Bool
    /// The path of the largest icon image in the bundle.
    public var icon: String?
    /// The target of the app that the clip belongs to, or of the clip that the app contains.
    public var counterpart: String?

    /// Creates the facts of a target.
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
