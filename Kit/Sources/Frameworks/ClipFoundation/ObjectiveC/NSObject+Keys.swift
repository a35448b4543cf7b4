// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSObjectProtocol {
    /// Whether the object is of a class or of one that inherits from it.
    public func isKind(of type: AnyClass) -> Bool {
        var current: AnyClass? = Swift.type(of: self)
        while let some = current {
            if some == type { return true }
            current = _getSuperclass(some)
        }
        return false
    }
}

extension NSObject {
    // Classes that store their values by name, such as those of Core Data, have methods of their own.

    /// Returns the value of a stored property by name, or what an object with ``NamedValues`` has; `nil` if there is
    /// none.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if let self = self as? any NamedValues { return self.value(named: key) }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let some = mirror {
            if let child = some.children.first(where: { $0.label == key }) { return child.value }
            mirror = some.superclassMirror
        }
        return nil
    }

    /// Sets a value by name if the object conforms to ``KeyedValues``; otherwise does nothing, since
    /// properties cannot be set by name without Objective-C.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {
        (self as? any KeyedValues)?.set(value, named: key)
    }
}

/// An object with values that are set by name.
public protocol KeyedValues: AnyObject {
    /// Sets a value by name; unknown names are ignored.
    func set(_ value: Any?, named key: String)
}

/// An object that keeps its values by name.
public protocol NamedValues: AnyObject {
    /// Returns a value by name; `nil` if there is none.
    func value(named key: String) -> Any?
}

/// Runs a closure; there is no autorelease pool without Objective-C.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
