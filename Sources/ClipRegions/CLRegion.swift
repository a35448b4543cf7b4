#if !hasFeature(Embedded)
public import Foundation

/// An area that can be known again by its identifier.
///
/// Clips use the circles, ``CLCircularRegion``. Two regions are equal if their identifiers are.
public class CLRegion: NSObject, NSCopying {
    /// The name by which the code knows the region.
    public let identifier: String

    /// Whether entering would be told; systems here follow nobody.
    public var notifyOnEntry = true

    /// Whether leaving would be told; systems here follow nobody.
    public var notifyOnExit = true

    /// A region of a shape that only a subclass knows.
    public init(identifier: String) {
        self.identifier = identifier
    }

    /// Whether another object is a region with the same identifier.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CLRegion)?.identifier == identifier
    }

    /// A number that equal regions have in common.
    public override var hash: Int { identifier.hashValue }

    /// A region with the same properties.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLRegion(identifier: identifier)
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }
}
#endif
