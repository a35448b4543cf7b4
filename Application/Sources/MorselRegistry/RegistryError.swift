// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// What a registry refuses, whatever the rules of the store say.
@nonexhaustive public enum RegistryError: Error, Sendable, Hashable {
    /// A published experience has the URL already (question O-13).
    case urlTaken(by: AdvancedExperience.ID)
    /// No build contains the clip (rule C-29).
    case unknownClip(AppIdentifier)
    /// The experience was never made.
    case unknownExperience(AdvancedExperience.ID)
    /// The build was never published.
    case unknownBuild(Int64)
    /// Only changes of experiences can be undone, and this entry of the log is none.
    case notUndoable(Int64)
    /// The image was never added.
    case unknownImage(String)
    /// The clip belongs to another app.
    case clipOfOtherApp(AppIdentifier)
    /// The app has another clip (contradiction X-26).
    case appHasOtherClip(AppIdentifier)
    /// Other teams have hosts that the build names.
    case hostsOfOtherTeams([HostConflict])
    /// The person is the only administrator.
    case lastAdministrator(String)
    /// Something newer than the change that is to be undone would be lost (its number in the log).
    case changedSince(Int64)
    /// Stored data cannot be read: another program changed the storage.
    case damaged(String)
    /// Another process changes the storage, and does not come to an end.
    case busy
    /// There is no room for the change.
    case full
    /// The server of the database cannot be reached, or does not take changes; nothing was changed.
    case unreachable
    /// The database takes no changes: it is a copy of another one, or was made read-only.
    case readOnly
    /// A search took longer than it may.
    case tooSlow
    /// The connection was lost while a change was confirmed: it may have been made.
    case unconfirmed
    /// A newer version of this program has changed the tables.
    case newer
    /// A text contains U+0000, which not every database takes.
    case unstorableText
}
