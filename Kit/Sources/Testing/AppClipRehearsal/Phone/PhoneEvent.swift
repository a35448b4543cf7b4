// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipDevice

/// An event on a ``RehearsalPhone``, with its effects.
public struct PhoneEvent: Sendable, Hashable {
    /// The time of the event, by the phone's clock.
    public let time: Timestamp

    /// The event itself; calls of programs are events, too.
    public let event: Event

    /// The clip or app that made the call; `nil` for an event that is not a call.
    public let caller: AppOrClip?

    /// The effects of the event on the device.
    public let effects: [Effect]
}
