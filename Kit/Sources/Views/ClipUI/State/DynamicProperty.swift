// SPDX-License-Identifier: Apache-2.0

/// A property of a view that updates before its body is evaluated: SwiftUI's `DynamicProperty`.
///
/// The property wrappers of this library update themselves, also inside of another dynamic property.
public protocol DynamicProperty {
    /// Updates the property, after those that it contains and before each evaluation of the body; a module for browsers
    /// does not call it.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}
