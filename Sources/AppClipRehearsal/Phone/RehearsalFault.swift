public import AppClipDevice
public import ClipUITesting

/// Why something did not happen on a ``RehearsalPhone``.
public enum RehearsalFault: Error, Sendable {
    /// A text is no invocation URL.
    case url(String)
    /// The event cannot be.
    case device(DeviceFault)
    /// No program of this phone is on the screen.
    case nothingOnScreen
    /// What the person looked for is not on the screen, or disabled.
    case notOnScreen(NotOnScreen)
}
