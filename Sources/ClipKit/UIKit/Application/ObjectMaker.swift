// SPDX-License-Identifier: Apache-2.0

public import ClipFoundation

/// A class with the initializer that all Objective-C objects have; nobody makes objects of it.
///
/// It is open, so that the compiler asks a class for its initializer when it is called by the type.
open class ObjectMaker: NSObject {
    /// Creates an object.
    public required override init() {}
}

/// Creates an object of a class of which only the type is known, as a clip's delegate.
///
/// In Objective-C each class answers to `init`. In Foundation for Linux `NSObject` has no required initializer, so that Swift
/// does not let it be called by a type, although each class has it in its table.
///
/// SAFETY: `ObjectMaker.init` overrides `NSObject.init`, so that its place in the tables of all subclasses of `NSObject` is the
/// same. The object that comes back is of the class that is asked, and is only taken for an `NSObject`.
@inline(never)
package func makeObject(of type: NSObject.Type) -> NSObject {
    unsafe unsafeBitCast(type, to: ObjectMaker.Type.self).init()
}
