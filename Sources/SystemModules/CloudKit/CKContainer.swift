#if !hasFeature(Embedded)
public import Foundation

/// An iCloud container.
///
/// A clip reads the public database, from iOS 16 on and with an entitlement that names the container
/// (rules F-22 and F-24). Everything else is refused.
public class CKContainer: NSObject {
    /// The name of the container, such as `iCloud.com.example.fruta`.
    public let containerIdentifier: String?

    /// The database that everybody reads.
    public var publicCloudDatabase: CKDatabase { CKDatabase(containerIdentifier, .public) }

    /// The database of the person; closed to clips.
    public var privateCloudDatabase: CKDatabase { CKDatabase(containerIdentifier, .private) }

    /// The database of what others share with the person; closed to clips.
    public var sharedCloudDatabase: CKDatabase { CKDatabase(containerIdentifier, .shared) }

    /// A container by its name.
    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
    }
}
#endif
