// SPDX-License-Identifier: Apache-2.0

public import AppClip
public import AppClipDevice

/// The person who holds a ``RehearsalPhone``, with their answers to the phone's requests.
public struct Person: Sendable, Hashable {
    /// The permissions that the person grants; all others are denied.
    public var allows: Set<Permission>

    /// The account with which the person signs in; `nil` if they dismiss the sheet.
    public var account: SystemCredential?

    /// Creates a person, who by default grants no permission and does not sign in.
    public init(allows: Set<Permission> = [], account: SystemCredential? = nil) {
        self.allows = allows
        self.account = account
    }
}
