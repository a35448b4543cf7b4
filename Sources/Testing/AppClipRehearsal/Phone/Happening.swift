// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import AppClipTypes

/// Something that happened to a ``RehearsalPhone``.
public struct Happening: Sendable, Hashable {
    /// When, by the phone's clock.
    public let time: Timestamp

    /// What; calls of programs included.
    public let event: Event

    /// Who called, where a program did.
    public let caller: AppOrClip?

    /// What the device did.
    public let effects: [Effect]
}
