public import AppClipExperiences
public import AppClipTypes

/// A full app on the device, with its data.
public struct InstalledApp: Sendable, Hashable {
    /// The app.
    public internal(set) var app: App

    /// What its signature asks for.
    public internal(set) var traits: AppTraits

    /// How it was signed.
    public internal(set) var signing: Signing

    /// The app's own container.
    public internal(set) var container = Container()

    /// What the person allowed.
    public internal(set) var permissions = Permissions()

    init(app: App, traits: AppTraits = AppTraits(), signing: Signing = .store) {
        self.app = app
        self.traits = traits
        self.signing = signing
    }
}

/// What a backup of a device holds: apps and their data.
///
/// Clips are not part of it (rule E-04).
public struct Backup: Sendable, Hashable {
    /// The full apps.
    public let apps: [AppIdentifier: InstalledApp]

    /// The shared containers of the full apps.
    public let groups: [GroupIdentifier: Container]

    /// What the full apps stored in the keychain.
    public let keychain: Keychain
}
