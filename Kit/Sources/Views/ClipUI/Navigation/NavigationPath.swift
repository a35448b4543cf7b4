// SPDX-License-Identifier: Apache-2.0

/// The values of the screens above the root, of any types: SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
    var values: [HashedValue]

    /// Creates an empty path.
    public init() {
        values = []
    }

    /// Creates a path of values.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        values = elements.map { TypedValue($0) }
    }

    /// The number of values.
    public var count: Int { values.count }

    /// Whether the path is empty, so that only the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value, whose screen is shown.
    public mutating func append<Value: Hashable>(_ value: Value) {
        values.append(TypedValue(value))
    }

    /// Removes the last values, and their screens; the path has to have as many.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(k)
    }

    /// Returns whether two paths have equal values of the same types.
    public static func == (left: NavigationPath, right: NavigationPath) -> Bool {
        left.values.count == right.values.count
            && left.values.indices.allSatisfy { left.values[$0].isSame(as: right.values[$0]) }
    }
}

// Access to the path of a navigation: its own, or a path that the clip keeps.
struct PathAccess {
    let get: () -> [HashedValue]
    let append: (HashedValue) -> Void
    let removeLast: (Int) -> Void

    init(
        get: @escaping () -> [HashedValue],
        append: @escaping (HashedValue) -> Void,
        removeLast: @escaping (Int) -> Void
    ) {
        self.get = get
        self.append = append
        self.removeLast = removeLast
    }

    init(_ path: Binding<NavigationPath>) {
        get = { path.wrappedValue.values }
        append = { value in path.wrappedValue.values.append(value) }
        removeLast = { count in path.wrappedValue.values.removeLast(count) }
    }

    init<Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ path: Binding<Path>
    ) where Path.Element: Hashable {
        get = { path.wrappedValue.map { TypedValue($0) } }
        append = { value in
            // A link to a value of another type has no effect.
            guard let value = value.value(as: Path.Element.self) else { return }
            var changed = path.wrappedValue
            changed.append(value)
            path.wrappedValue = changed
        }
        removeLast = { count in
            var changed = path.wrappedValue
            var rest = Array(changed)
            rest.removeLast(Swift.min(count, rest.count))
            changed.replaceSubrange(changed.startIndex..<changed.endIndex, with: rest)
            path.wrappedValue = changed
        }
    }
}
