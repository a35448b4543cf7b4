// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An iCloud container.
///
/// A clip reads the public database, from iOS 16 on and with an entitlement that names the container
/// (rules F-22 and F-24). Everything else fails.
public class CKContainer: NSObject {
    /// The identifier of the container, such as `iCloud.com.example.fruta`.
    public let containerIdentifier: String?

    /// The database that everyone can read.
    public var publicCloudDatabase: CKDatabase { CKDatabase(containerIdentifier, .public) }

    /// The person's own database; not available to clips.
    public var privateCloudDatabase: CKDatabase { CKDatabase(containerIdentifier, .private) }

    /// The database of records that others share with the person; not available to clips.
    public var sharedCloudDatabase: CKDatabase { CKDatabase(containerIdentifier, .shared) }

    /// Creates a container with an identifier.
    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }
}
