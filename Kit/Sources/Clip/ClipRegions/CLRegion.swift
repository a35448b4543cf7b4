// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An area with an identifier.
///
/// Clips use the circles, ``CLCircularRegion``. Two regions are equal if their identifiers are.
public class CLRegion: NSObject, NSCopying {
    /// The identifier of the region.
    public let identifier: String

    /// A Boolean value that indicates whether to notify when the device enters the region; ignored
    /// here.
    public var notifyOnEntry = true

    /// A Boolean value that indicates whether to notify when the device leaves the region; ignored
    /// here.
    public var notifyOnExit = true

    /// Creates a region; subclasses add a shape.
    public init(identifier: String) {
        self.identifier = identifier
    }

    /// Whether another object is a region with the same identifier.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CLRegion)?.identifier == identifier
    }

    /// A hash value that is the same for equal regions.
    public override var hash: Int { identifier.hashValue }

    /// Returns a region with the same properties.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLRegion(identifier: identifier)
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }
}
