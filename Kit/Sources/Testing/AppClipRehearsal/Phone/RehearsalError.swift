// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import ClipUITesting

/// The reason an event did not happen on a ``RehearsalPhone``.
public enum RehearsalError: Error, Sendable {
    /// The text is not a valid invocation URL.
    case url(String)
    /// The event is not possible on the device.
    case device(DeviceError)
    /// No program of this phone is in the foreground.
    case nothingOnScreen
    /// The element that the person looked for is not on the screen, or disabled.
    case notOnScreen(ElementNotFoundError)
}
