// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The names are Apple's own, and mean what they mean there.

public import Combine
public import Foundation

/// The type of a result of a request: Core Data's `NSFetchRequestResult`.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// A description of an entity: Core Data's `NSEntityDescription`.
open class NSEntityDescription: NSObject {
    public let name: String?
    public var managedObjectClassName: String? { name }

    init(name: String) { self.name = name }

    open class func entity(
        forEntityName name: String,
        in context: NSManagedObjectContext
    ) -> NSEntityDescription? { NSEntityDescription(name: name) }
}

/// An object of a data model: Core Data's `NSManagedObject`.
///
/// The build generates a subclass for each entity of a data model, as Xcode does.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, @unchecked Sendable {
    // SAFETY: an object is used on the queue of its context, as its documentation asks.
    public let objectWillChange = ObservableObjectPublisher()
    open fileprivate(set) weak var managedObjectContext: NSManagedObjectContext?
    private var values: [String: Any] = [:]
    private let kind: NSEntityDescription

    /// The name of the entity in the data model; the name of the class unless it is overridden.
    open class var entityName: String { String(describing: self) }
    /// The initial values that the data model gives to attributes.
    open class var defaultValues: [String: Any] { [:] }

    open var entity: NSEntityDescription { kind }
    open class func entity() -> NSEntityDescription { NSEntityDescription(name: entityName) }
    open internal(set) var isInserted = false
    open internal(set) var isDeleted = false
    open internal(set) var isUpdated = false
    open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
    open var isFault: Bool { false }
    open var objectID: NSManagedObjectID { NSManagedObjectID(self) }

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        kind = entity
        super.init()
        values = Self.defaultValues
        context?.insert(self)
    }
    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: context)
    }

    open func awakeFromInsert() {}
    open func willSave() {}
    open func didSave() {}

    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) {
        objectWillChange.send()
        values[key] = value
        isUpdated = !isInserted
        managedObjectContext?.note(self)
    }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    open func didChangeValue(forKey key: String) { managedObjectContext?.note(self) }

    func enter(_ context: NSManagedObjectContext) {
        managedObjectContext = context
        isInserted = true
        awakeFromInsert()
    }
    func settle() {
        isInserted = false
        isUpdated = false
    }
}

/// The identity of an object: Core Data's `NSManagedObjectID`.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    // SAFETY: nothing in it changes.
    private let identity: ObjectIdentifier
    public let entity: NSEntityDescription
    init(_ object: NSManagedObject) {
        identity = ObjectIdentifier(object)
        entity = object.entity
    }
    open func uriRepresentation() -> URL {
        URL(string: "x-coredata:///\(entity.name ?? "")/\(identity.hashValue.magnitude)")
            ?? URL(fileURLWithPath: "/")
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSManagedObjectID)?.identity == identity
    }
    open override var hash: Int { identity.hashValue }
}
