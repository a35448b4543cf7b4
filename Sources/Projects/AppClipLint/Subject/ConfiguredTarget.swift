// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A target in one configuration, as it is built for a device.
public struct ConfiguredTarget: Sendable {
    /// The name.
    public let name: String

    /// What is built.
    public let kind: Kind

    /// The name of the configuration.
    public let configuration: String

    /// Where the target stands in the project file.
    public let place: Place?

    /// Whether everything was read that can set a build setting of the target: `false` where an xcconfig
    /// is not there.
    public let isComplete: Bool

    /// The Info.plist, merged as Xcode does.
    public let infoPlist: PropertyFile

    /// The entitlements.
    public let entitlements: PropertyFile

    private let settings: @Sendable (String) -> ResolvedSetting?

    /// What a target builds.
    public enum Kind: Sendable, Hashable {
        /// A full app.
        case app
        /// An App Clip.
        case clip
        /// Something else.
        case other
    }

    /// A target in one configuration.
    public init(
        name: String,
        kind: Kind,
        configuration: String,
        place: Place?,
        isComplete: Bool,
        infoPlist: PropertyFile,
        entitlements: PropertyFile,
        settings: @escaping @Sendable (String) -> ResolvedSetting?
    ) {
        self.name = name
        self.kind = kind
        self.configuration = configuration
        self.place = place
        self.isComplete = isComplete
        self.infoPlist = infoPlist
        self.entitlements = entitlements
        self.settings = settings
    }

    /// A build setting; `nil` if nothing assigns it.
    public func setting(_ name: String) -> ResolvedSetting? { settings(name) }
}

/// The value of a build setting, with all variables replaced that have a value.
public struct ResolvedSetting: Sendable, Hashable {
    /// The value.
    public let text: String

    /// The value as it is written where it is assigned, with its variables.
    public let raw: String

    /// The variables in it that have no value, and stand in the text as they are written.
    public let unresolved: [String]

    /// Where the assignment is whose value counts; `nil` for a default.
    public let place: Place?

    /// A value.
    public init(text: String, raw: String? = nil, unresolved: [String] = [], place: Place? = nil) {
        self.text = text
        self.raw = raw ?? text
        self.unresolved = unresolved
        self.place = place
    }
}
