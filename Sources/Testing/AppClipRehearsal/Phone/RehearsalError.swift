// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import ClipUITesting

/// Why something did not happen on a ``RehearsalPhone``.
public enum RehearsalError: Error, Sendable {
    /// A text is no invocation URL.
    case url(String)
    /// The event cannot be.
    case device(DeviceError)
    /// No program of this phone is on the screen.
    case nothingOnScreen
    /// What the person looked for is not on the screen, or disabled.
    case notOnScreen(ElementNotFoundError)
}
