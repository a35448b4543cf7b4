public import AppClipExperiences
import AppClipTypes

/// A clip that is on the device, as far as invocations ask.
public struct CachedClip: Sendable, Hashable {
    /// The full app that the clip belongs to.
    public let app: App

    /// How the clip was signed.
    public let signing: Signing

    /// What its bundle asks for.
    public let traits: ClipTraits

    /// A clip on the device.
    public init(app: App, signing: Signing, traits: ClipTraits = ClipTraits()) {
        self.app = app
        self.signing = signing
        self.traits = traits
    }
}
