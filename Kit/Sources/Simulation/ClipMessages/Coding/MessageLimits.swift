// SPDX-License-Identifier: Apache-2.0

/// The limits on the size of messages.
public enum MessageLimits {
    /// The version of the messages, which must be the same for simulator and program.
    public static let version: UInt16 = 2

    /// The maximum number of bytes of a message: 16 MiB, four times the maximum of the patches for
    /// one event.
    public static let messageBytes = 16 << 20

    /// The maximum number of UTF-8 bytes of a text: 1 MiB.
    public static let textBytes = 1 << 20

    /// The maximum number of elements of a list.
    public static let elements = 10_000
}
