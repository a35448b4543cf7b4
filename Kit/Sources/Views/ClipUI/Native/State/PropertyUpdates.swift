// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift
import Synchronization

// A view that stores a modifier whose body is its own: the modifier's properties count as the view's.
protocol ModifierHolder {}

extension ModifierView: ModifierHolder {}

// The updates of the dynamic properties in a view, which precede each evaluation of its body; those that a property
// contains precede its own. A module for browsers, which has no reflection, calls none.
struct PropertyUpdates {
    // `@unchecked Sendable`: a type can be used from any thread.
    private struct Property: @unchecked Sendable {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    // Views of a type have the same properties.
    private static let known = Mutex<[ObjectIdentifier: [Property]]>([:])

    private let properties: [Property]

    // Finds the properties of the views of a type.
    init(of type: Any.Type) {
        let key = ObjectIdentifier(type)
        if let known = Self.known.withLock({ $0[key] }) {
            properties = known
        } else {
            let found = Self.properties(in: type, at: 0)
            Self.known.withLock { $0[key] = found }
            properties = found
        }
    }

    // The code of a clip's author works on a copy of the view, because it can lead back to the node that has the view.
    func perform<Content>(on view: inout Content) {
        if properties.isEmpty { return }
        var changed = view
        // SAFETY: the bytes are those of a local copy, in which each offset is that of a property of the type.
        unsafe withUnsafeMutableBytes(of: &changed) { bytes in
            guard let base = bytes.baseAddress else { return }
            for property in properties { unsafe update(base + property.offset, property.type) }
        }
        view = changed
    }

    // SAFETY: the pointer is that of an initialized property of the type, which nobody else accesses.
    private func update<Value: DynamicProperty>(
        _ property: UnsafeMutableRawPointer,
        _ type: Value.Type
    ) {
        unsafe property.assumingMemoryBound(to: type).pointee.update()
    }

    private static func properties(in type: Any.Type, at start: Int) -> [Property] {
        let holdsModifier = type is any ModifierHolder.Type
        var found: [Property] = []
        _ = unsafe _forEachField(of: type) { _, offset, field, _ in
            if let property = field as? any DynamicProperty.Type {
                found += properties(in: field, at: start + offset)
                found.append(Property(offset: start + offset, type: property))
            } else if holdsModifier, field is any ViewModifier.Type {
                found += properties(in: field, at: start + offset)
            }
            return true
        }
        return found
    }
}
