// SPDX-License-Identifier: Apache-2.0

/// The element that assistive technology has in focus: SwiftUI's `AccessibilityFocusState`.
///
/// On a page it is the field with the keyboard; other elements do not take the focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let focus: FocusState<Value>

    /// Creates the focus of one element.
    public init() where Value == Bool { focus = FocusState() }

    /// Creates the focus of one element for some technologies; here, for all.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        focus = FocusState()
    }

    /// Creates the focus of several elements, none of which has it initially.
    public init<Element: Hashable>() where Value == Element? { focus = FocusState() }

    /// Creates the focus of several elements for some technologies; here, for all.
    public init<Element: Hashable>(for technologies: AccessibilityTechnologies)
    where Value == Element? {
        focus = FocusState()
    }

    /// The value of the element in focus; setting it moves the focus.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding to pass to `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding { Binding(focus: focus.projectedValue) }

    /// A binding to the focus of the elements of a view: SwiftUI's `AccessibilityFocusState.Binding`.
    @propertyWrapper
    public struct Binding {
        fileprivate let focus: FocusState<Value>.Binding

        /// The value of the element in focus; setting it moves the focus.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// Assistive technologies: SwiftUI's `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: Int

    private init(bits: Int) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = 0 }

    /// The screen reader.
    public static let voiceOver = AccessibilityTechnologies(bits: 1)
    /// Control by switches.
    public static let switchControl = AccessibilityTechnologies(bits: 2)

    /// Returns whether all technologies of another set are in this one.
    public func contains(_ member: AccessibilityTechnologies) -> Bool {
        bits & member.bits == member.bits
    }

    /// Returns the technologies of both sets.
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

    /// Returns the technologies that both sets have.
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

    /// Returns the technologies that one of two sets has.
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

    /// Adds the technologies of another set.
    @discardableResult
    public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { bits |= member.bits }
        return (!contains(member), member)
    }

    /// Removes the technologies of another set.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        defer { bits &= ~member.bits }
        return contains(member) ? member : nil
    }

    /// Adds the technologies of another set.
    @discardableResult
    public mutating func update(with member: Self) -> Self? {
        defer { bits |= member.bits }
        return contains(member) ? member : nil
    }

    /// Adds the technologies of another set.
    public mutating func formUnion(_ other: Self) { bits |= other.bits }

    /// Keeps the technologies that another set has, too.
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }

    /// Keeps the technologies that one of two sets has.
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

nonisolated extension View {
    /// Binds the focus of the element to a value.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        focused(binding.focus, equals: value)
    }

    /// Binds the focus of the element to a condition.
    public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        focused(condition.focus)
    }
}
