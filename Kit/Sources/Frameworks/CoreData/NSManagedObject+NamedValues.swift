// SPDX-License-Identifier: Apache-2.0

// A file of its own: where ClipFoundation is imported, the methods of the class would override those of `NSObject` there.
public import ClipFoundation

extension NSManagedObject: NamedValues {
    /// Returns a value by name, for predicates and sort descriptors.
    public func value(named key: String) -> Any? { value(forKey: key) }
}
