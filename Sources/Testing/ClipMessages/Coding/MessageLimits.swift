// SPDX-License-Identifier: Apache-2.0

/// How much a message may hold.
public enum MessageLimits {
    /// The version of the messages; simulator and program must have the same.
    public static let version: UInt16 = 2

    /// The most bytes of a message: 16 MiB, four times what the patches for one event may have.
    public static let messageBytes = 16 << 20

    /// The most UTF-8 bytes of a text: 1 MiB.
    public static let textBytes = 1 << 20

    /// The most elements of a list.
    public static let elements = 10_000
}
