// SPDX-License-Identifier: Apache-2.0

public import AppClip
public import AppClipDevice

/// Who holds a ``RehearsalPhone``, and what they answer when the phone asks them.
public struct Person: Sendable, Hashable {
    /// What the person allows when asked; anything else is refused.
    public var allows: Set<Permission>

    /// Who the person is to a team that they sign in with; `nil` puts the sheet away.
    public var account: SystemCredential?

    /// A person, who allows nothing and signs in nowhere unless told.
    public init(allows: Set<Permission> = [], account: SystemCredential? = nil) {
        self.allows = allows
        self.account = account
    }
}
