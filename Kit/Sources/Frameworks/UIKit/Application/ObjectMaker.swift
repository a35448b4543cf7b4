// SPDX-License-Identifier: Apache-2.0

public import ClipFoundation

/// A class with the initializer that all Objective-C objects have; it is never instantiated.
///
/// It is open, so that the compiler looks up the initializer of a class when it is called through its type.
open class ObjectMaker: NSObject {
    /// Creates an object.
    public required override init() {}
}

/// Creates an object of a class of which only the type is known, such as a clip's delegate.
///
/// In Objective-C, each class responds to `init`. In Foundation for Linux, `NSObject` has no required initializer, so
/// that Swift does not allow it to be called through a type, although each class has it in its table.
///
/// SAFETY: `ObjectMaker.init` overrides `NSObject.init`, so that it is at the same position in the tables of all
/// subclasses of `NSObject`. The resulting object is an instance of the given class, and is only used as an `NSObject`.
@inline(never)
package func makeObject(of type: NSObject.Type) -> NSObject {
    unsafe unsafeBitCast(type, to: ObjectMaker.Type.self).init()
}
