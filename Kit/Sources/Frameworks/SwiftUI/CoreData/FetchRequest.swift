// SPDX-License-Identifier: Apache-2.0

import ClipState
public import ClipUI
import Combine
public import CoreData
public import Foundation

private struct ManagedObjectContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
    /// The context in which requests search for objects.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

// Has a view evaluated again when objects of a context change.
private final class ContextChanges: ObservableObject, @unchecked Sendable {
    // SAFETY: views are evaluated on the main thread.
    let objectWillChange = ObservableObjectPublisher()
    // What the view shows: an action that inserts an object still sees those from before.
    var results: [Any]?
    private weak var context: NSManagedObjectContext?
    private var subscription: AnyCancellable?

    func watch(_ context: NSManagedObjectContext) {
        guard context !== self.context else { return }
        self.context = context
        subscription = context.objectChanges.sink { [weak self] in self?.objectWillChange.send() }
    }
}

/// A property of a view whose value is the results of a request: SwiftUI's `FetchRequest`.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var changes = ContextChanges()
    private let request: NSFetchRequest<Result>
    private var order: [SortDescriptor<Result>] = []

    /// Creates a property for a request.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = fetchRequest
    }

    /// Creates a property for a request whose results are drawn in a transaction.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        request = fetchRequest
    }

    /// The results of the request in the context of the environment, as of the latest evaluation of the view's body.
    public var wrappedValue: FetchedResults<Result> {
        let changes = changes
        guard Observer.isReading else {
            return FetchedResults(changes.results as? [Result] ?? fetched)
        }
        changes.watch(context)
        let results = fetched
        changes.results = results
        return FetchedResults(results)
    }

    private var fetched: [Result] {
        let found = (try? context.fetch(request)) ?? []
        return order.isEmpty ? found : found.sorted(using: order)
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Creates a property for objects of a class.
    public init(
        entity: NSEntityDescription? = nil,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: entity?.name ?? Result.entityName)
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.request = request
    }

    /// Creates a property for objects of a class.
    public init(
        sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: Result.entityName)
        request.predicate = predicate
        self.request = request
        order = sortDescriptors
    }
}

/// The results of a request: SwiftUI's `FetchedResults`.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let objects: [Result]

    init(_ objects: [Result]) { self.objects = objects }

    /// The index of the first object.
    public var startIndex: Int { 0 }
    /// The index after the last object.
    public var endIndex: Int { objects.count }
    /// The object at an index.
    public subscript(position: Int) -> Result { objects[position] }
}
