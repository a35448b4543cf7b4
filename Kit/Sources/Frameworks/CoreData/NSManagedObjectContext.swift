// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// The names are Apple's own, and mean what they mean there.

public import Combine
public import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

/// The objects of a store, in memory.
final class ObjectStore: @unchecked Sendable {
    // SAFETY: contexts of one store are used on one queue here.
    var objects: [NSManagedObject] = []
    let changes = PassthroughSubject<Void, Never>()
}

/// Finds, changes and saves objects: Core Data's `NSManagedObjectContext`.
///
/// All contexts of a container have the same objects, in memory; they go when the clip ends.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // SAFETY: a context is used on its queue, as its documentation asks.
    let store: ObjectStore
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = 0
    open var name: String?
    open weak var parent: NSManagedObjectContext?
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    open private(set) var updatedObjects: Set<NSManagedObject> = []
    open private(set) var deletedObjects: Set<NSManagedObject> = []

    init(_ store: ObjectStore) { self.store = store }
    public convenience init(concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.init(ObjectStore())
    }

    /// A publisher that sends a value after each change of an object.
    public var objectChanges: AnyPublisher<Void, Never> { store.changes.eraseToAnyPublisher() }

    open var hasChanges: Bool {
        !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
    }
    open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        store.objects.append(object)
        insertedObjects.insert(object)
        object.enter(self)
        store.changes.send()
    }
    open func delete(_ object: NSManagedObject) {
        guard let place = store.objects.firstIndex(where: { $0 === object }) else { return }
        store.objects.remove(at: place)
        if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
        updatedObjects.remove(object)
        object.isDeleted = true
        store.changes.send()
    }
    func note(_ object: NSManagedObject) {
        if !object.isInserted { updatedObjects.insert(object) }
        store.changes.send()
    }

    open func save() throws {
        guard hasChanges else { return }
        let saved = insertedObjects.union(updatedObjects)
        for object in saved { object.willSave() }
        forget()
        for object in saved {
            object.settle()
            object.didSave()
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
        store.changes.send()
    }
    /// Undoes insertions and deletions that have not been saved.
    open func rollback() {
        store.objects.removeAll { insertedObjects.contains($0) }
        for object in deletedObjects {
            object.isDeleted = false
            store.objects.append(object)
        }
        forget()
        store.changes.send()
    }
    open func reset() { rollback() }
    open func refreshAllObjects() {}
    open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
    private func forget() {
        insertedObjects = []
        updatedObjects = []
        deletedObjects = []
    }

    open func fetch<Result: NSFetchRequestResult>(
        _ request: NSFetchRequest<Result>
    ) throws -> [Result] {
        var found = store.objects.filter { object in
            (request.entityName.map { object.entity.name == $0 } ?? true)
                && object is Result && (request.predicate?.evaluate(with: object) ?? true)
        }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            found = found.enumerated().sorted { a, b in
                for descriptor in descriptors {
                    switch descriptor.compare(a.element, to: b.element) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return a.offset < b.offset
            }.map(\.element)
        }
        let rest = found.dropFirst(max(0, request.fetchOffset))
        let limit = request.fetchLimit > 0 ? request.fetchLimit : rest.count
        return rest.prefix(limit).compactMap { $0 as? Result }
    }
    open func count<Result: NSFetchRequestResult>(
        for request: NSFetchRequest<Result>
    ) throws -> Int { try fetch(request).count }
    open func object(with identifier: NSManagedObjectID) -> NSManagedObject {
        store.objects.first { $0.objectID == identifier }
            ?? NSManagedObject(entity: identifier.entity, insertInto: nil)
    }
    open func existingObject(with identifier: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = store.objects.first(where: { $0.objectID == identifier }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return object
    }
    open func perform(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: block)
    }
    open func performAndWait(_ block: () -> Void) { block() }
    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        try block()
    }
    open func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result {
        try block()
    }
}

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification"
    )
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification"
    )
}
public let NSMergeByPropertyObjectTrumpMergePolicy = "NSMergeByPropertyObjectTrumpMergePolicy"
public let NSMergeByPropertyStoreTrumpMergePolicy = "NSMergeByPropertyStoreTrumpMergePolicy"
