// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// The reason a registry refuses a change, whatever the rules of the store say.
@nonexhaustive public enum RegistryError: Error, Sendable, Hashable {
    /// A published experience already has the URL (question O-13).
    case urlTaken(by: AdvancedExperience.ID)
    /// No build contains the clip (rule C-29).
    case unknownClip(AppIdentifier)
    /// The experience does not exist.
    case unknownExperience(AdvancedExperience.ID)
    /// The build does not exist.
    case unknownBuild(Int64)
    /// Only changes of experiences can be undone, and this entry of the log is not one.
    case notUndoable(Int64)
    /// The image is not in the registry.
    case unknownImage(String)
    /// The clip belongs to another app.
    case clipOfOtherApp(AppIdentifier)
    /// The app already has another clip (contradiction X-26).
    case appHasOtherClip(AppIdentifier)
    /// The build names hosts that belong to other teams.
    case hostsOfOtherTeams([HostConflict])
    /// The person is the only administrator.
    case lastAdministrator(String)
    /// Something newer than the change to be undone would be lost (its number in the log).
    case changedSince(Int64)
    /// Stored data cannot be read: another program changed the storage.
    case damaged(String)
    /// Another process is changing the storage, and does not finish.
    case busy
    /// The storage is full.
    case full
    /// The database server cannot be reached, or does not accept changes; nothing was changed.
    case unreachable
    /// The database does not accept changes: it is a replica, or was made read-only.
    case readOnly
    /// A search exceeded its time limit.
    case tooSlow
    /// The connection was lost while a change was being committed: it may have been made.
    case unconfirmed
    /// The tables were changed by a newer version of this program.
    case newer
    /// A text contains U+0000, which some databases reject.
    case unstorableText
}
