// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The names are Apple's own, and mean what they mean there.

public import Foundation

/// The criteria of a search for objects: Core Data's `NSFetchRequest`.
open class NSFetchRequest<Result: NSFetchRequestResult>: NSObject {
    open var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The maximum number of results; 0 for all.
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var returnsObjectsAsFaults = true
    open var includesPropertyValues = true

    public override init() {}
    public init(entityName: String) { self.entityName = entityName }
}

extension NSSortDescriptor {
    /// Creates an order by an optional value: objects without one come first.
    public convenience init<Root, Value: Comparable>(
        keyPath: KeyPath<Root, Value?>,
        ascending: Bool
    ) {
        self.init(keyPath: keyPath, ascending: ascending) { a, b in
            switch (a as? Value, b as? Value) {
            case (let a?, let b?):
                a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            }
        }
    }
}
