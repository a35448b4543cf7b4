// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// A full app on the device, with its data.
public struct InstalledApp: Sendable, Hashable {
    /// The app's identifier, name and store number.
    public internal(set) var app: App

    /// The entitlements of its signature.
    public internal(set) var traits: AppTraits

    /// The kind of signature of the app.
    public internal(set) var signing: Signing

    /// The app's own container.
    public internal(set) var container = Container()

    /// The permissions that the person granted or denied.
    public internal(set) var permissions = Permissions()

    /// A Boolean value that indicates whether the app is in memory, so that its next launch is warm
    /// (rule D-16).
    public internal(set) var isInMemory = false

    /// A Boolean value that indicates whether the app's latest launch was warm.
    public internal(set) var wasLaunchedWarm = false

    init(app: App, traits: AppTraits = AppTraits(), signing: Signing = .store) {
        self.app = app
        self.traits = traits
        self.signing = signing
    }
}

/// A backup of a device: apps and their data.
///
/// It does not contain clips (rule E-04).
public struct Backup: Sendable, Hashable {
    /// The full apps.
    public let apps: [AppIdentifier: InstalledApp]

    /// The shared containers of the full apps.
    public let groups: [GroupIdentifier: Container]

    /// The keychain items of the full apps.
    public let keychain: Keychain
}
