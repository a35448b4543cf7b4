// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The names are Apple's own, and mean what they mean there.

public import Foundation

/// The location and the options of a store: Core Data's `NSPersistentStoreDescription`; they have no effect here.
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = "SQLite"
    open var isReadOnly = false
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    public override init() {}
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) {}
}
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"

open class NSPersistentStoreCoordinator: NSObject {}

/// A store with its contexts: Core Data's `NSPersistentContainer`; its objects are in memory.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // SAFETY: it is set up before it is used.
    public let name: String
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    public let persistentStoreCoordinator = NSPersistentStoreCoordinator()

    public init(name: String) {
        self.name = name
        viewContext = NSManagedObjectContext(ObjectStore())
    }
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSTemporaryDirectory())
    }
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }
    open func newBackgroundContext() -> NSManagedObjectContext {
        NSManagedObjectContext(viewContext.store)
    }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
}
/// A store that iCloud keeps, too: Core Data's `NSPersistentCloudKitContainer`; nothing is synchronized.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
