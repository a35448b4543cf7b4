/// What a running clip asks of whatever runs it: a device, a browser, a test.
///
/// A clip reaches the world through this protocol alone. A host brings a clip to life with an
/// activity, sends it events, and gets patches for the screen back. Calls come on the thread that the
/// host itself called the clip on, and must not call back into the clip.
public protocol ClipHost: AnyObject {
    /// Puts changes on the screen, in the format of `ClipUI`'s `PatchWriter`.
    ///
    /// Called once for each launch or event that changed something, after all of its changes.
    func render(_ patches: [UInt8])

    /// The text kept under a key in the store of an App Group, or with `nil` in the clip's own.
    func storedText(forKey key: String, suite: String?) -> String?

    /// Keeps a text under a key in the store of an App Group, or with `nil` in the clip's own.
    ///
    /// With `nil` as the text the key is removed. A host can refuse what is too large; the clip then
    /// reads what was there before.
    func store(_ text: String?, forKey key: String, suite: String?)

    /// Shows the offer of the full app, or with `nil` takes it away.
    ///
    /// The host draws it, with the app's name and icon as it knows them, and tells the clip when the
    /// person closes it.
    func showAppStoreOverlay(_ configuration: SKOverlay.AppClipConfiguration?)
}
