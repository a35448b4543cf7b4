// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import MorselRegistry

extension DatabaseOption {
    /// Returns the end of the sentence about a server's database that cannot be opened.
    func serverEnding(_ error: any Error, _ creators: String) -> String {
        switch error {
        case Registry.OpeningError.missing:
            creators.isEmpty
                ? ": the server has no such database. Create it with 'createdb'."
                : ": the server has no such database, or it is empty. Create it with 'createdb', and fill "
                    + "it with \(creators)."
        case Registry.OpeningError.invalidAddress:
            ": the address is not valid. Write postgresql://user@host/database."
        case Registry.OpeningError.unreachable:
            ": no server answers. Check the host and the port, and that the server is running."
        case Registry.OpeningError.accessDenied:
            ": the server refuses access. Check the user, the password, and the user's rights."
        case Registry.OpeningError.unavailable:
            ": the server is starting or shutting down. Try again in a moment."
        case Registry.OpeningError.readOnly:
            ": it is read-only. Specify the primary server."
        case Registry.OpeningError.full:
            ": the server's disk is full."
        case Registry.OpeningError.otherDatabase:
            ": it is the database of another program. Specify one created by morsel, or an empty one."
        case Registry.OpeningError.otherOwner:
            ": tables on its search path belong to another user, who could read and change everything. Connect "
                + "as their owner, or use a schema of your own."
        case Registry.OpeningError.newer:
            ": it was written by a newer version of morsel. Update morsel, or specify another with "
                + "--database."
        case Registry.OpeningError.busy:
            ": another program has locked it. Try again when that program is done."
        default: "; the server reports: \(error)"
        }
    }

    /// Returns an address without its passwords.
    static func withoutPassword(_ address: String) -> String {
        var parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        if let start = parts[0].firstRange(of: "://"), let end = parts[0].lastIndex(of: "@"),
            let colon = parts[0][start.upperBound..<end].firstIndex(of: ":")
        {
            parts[0].replaceSubrange(colon..<end, with: "")
        }
        if parts.count == 2 {
            parts[1] = Substring(
                QueryItems(parts[1]).map(\.text).filter { !$0.contains("password") }
                    .joined(separator: "&")
            )
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "?")
    }
}
