// SPDX-License-Identifier: Apache-2.0

/// The environment that runs a clip: a device, a browser or a test.
///
/// A clip accesses everything outside of itself through this protocol. A host launches a clip with an
/// activity, sends it events, and receives patches for the screen. The clip calls its host on the thread
/// on which the host called the clip; the host must not call back into the clip meanwhile.
public protocol ClipHost: AnyObject {
    /// Updates the screen with patches, in the format of `ClipUI`'s `PatchWriter`.
    ///
    /// Called at most once for each launch or event, with all of its changes.
    func render(_ patches: [UInt8])

    /// Returns the string stored under a key in the defaults of an App Group, or of the clip if `suite`
    /// is `nil`.
    func storedText(forKey key: String, suite: String?) -> String?

    /// Stores a string under a key in the defaults of an App Group, or of the clip if `suite` is `nil`.
    ///
    /// `nil` as the text removes the key. A host can ignore strings that are too large; the clip then
    /// still reads the old value.
    func store(_ text: String?, forKey key: String, suite: String?)

    /// Shows the App Store overlay for the full app, or dismisses it if the configuration is `nil`.
    ///
    /// The host draws it with the name and icon that it knows for the app, and sends the clip an event
    /// when the person closes it.
    func showAppStoreOverlay(_ configuration: SKOverlay.AppClipConfiguration?)
}
