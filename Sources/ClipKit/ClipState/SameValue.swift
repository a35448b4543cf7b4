// SPDX-License-Identifier: Apache-2.0

// Whether a new value is the same as the old one, so that nobody who has read that has to read again: the one
// rule of SwiftUI for what is set and for what views are made of.
//
// - Equal bytes are the same value. References are compared so, and closures.
// - Of plain data, which refers to nothing, all fields are compared, whatever its `==` says.
// - Of all else `==` decides, if the type has one.
// - Without `==`, each field is compared by the same rule; of an enumeration, the case and what is in it.
//
// A module for browsers, which has no reflection, knows the first line alone.

#if hasFeature(Embedded)
/// Whether a new value is the same as the old one, by their bytes.
@inline(__always)
package func isSame<Value>(_ new: Value, as old: Value) -> Bool {
    // SAFETY: the bytes are read while the values are alive.
    unsafe withUnsafeBytes(of: new) { new in
        unsafe withUnsafeBytes(of: old) { unsafe new.elementsEqual($0) }
    }
}
#else
@_spi(Reflection) import Swift

/// A type that is compared by its bytes alone, whatever it is made of: what observes an object must not go on with
/// another that is equal.
package protocol ComparedByBytes {}

/// Whether a new value is the same as the old one, by the rule of SwiftUI.
package func isSame<Value>(_ new: Value, as old: Value) -> Bool {
    // SAFETY: the bytes are those of two values of the type, which are alive.
    unsafe withUnsafeBytes(of: new) { new in
        unsafe withUnsafeBytes(of: old) { unsafe areSame(new, $0, as: Value.self) }
    }
}

/// Whether the bytes of two values of a type are those of the same value.
///
/// SAFETY: both buffers are initialized values of the type.
@unsafe
package func areSame<Value>(
    _ new: UnsafeRawBufferPointer,
    _ old: UnsafeRawBufferPointer,
    as type: Value.Type
) -> Bool {
    if unsafe new.elementsEqual(old) { return true }
    guard let new = new.baseAddress, let old = old.baseAddress else { return true }
    if type is any ComparedByBytes.Type { return false }
    if _isPOD(type) { return unsafe isSamePlainData(new, old, type) }
    // SAFETY: as the caller says.
    return unsafe isSameContent(
        new.assumingMemoryBound(to: type).pointee,
        as: old.assumingMemoryBound(to: type).pointee
    )
}

// What a type is. Objects have a word of their own in place of the kind.
private func kind(of type: Any.Type) -> _MetadataKind {
    // SAFETY: a type is a pointer to its metadata, whose first word is the kind.
    unsafe _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
        ?? .class
}

// Plain data is compared field by field, so that the bytes between fields do not count.
private func isSamePlainData(
    _ new: UnsafeRawPointer,
    _ old: UnsafeRawPointer,
    _ type: Any.Type
) -> Bool {
    func compare<Value>(_ type: Value.Type) -> Bool {
        let size = MemoryLayout<Value>.size
        // SAFETY: both are values of the type, as the caller's are, or fields of such.
        let hasSameBytes = unsafe UnsafeRawBufferPointer(start: new, count: size)
            .elementsEqual(UnsafeRawBufferPointer(start: old, count: size))
        if hasSameBytes { return true }
        switch kind(of: type) {
        case .struct, .tuple:
            var hasFields = false
            let areSame = unsafe _forEachField(of: type) { _, offset, field, _ in
                hasFields = true
                return unsafe isSamePlainData(new + offset, old + offset, field)
            }
            return hasFields && areSame
        case .enum, .optional:
            return unsafe isSameCase(
                new.assumingMemoryBound(to: type).pointee,
                as: old.assumingMemoryBound(to: type).pointee
            )
        default: return false
        }
    }
    return _openExistential(type, do: compare)
}

// Of values whose bytes differ.
private func isSameContent<Value>(_ new: Value, as old: Value) -> Bool {
    if let type = Value.self as? any Equatable.Type { return areEqual(new, old, type) }
    switch kind(of: Value.self) {
    case .struct, .tuple:
        // What describes itself in other words, such as an array, has fields that refer to its content.
        if Value.self is any CustomReflectable.Type { return false }
        let news = Mirror(reflecting: new).children
        let olds = Mirror(reflecting: old).children
        return !news.isEmpty && news.count == olds.count
            && zip(news, olds).allSatisfy { isSameAny($0.value, as: $1.value) }
    case .enum, .optional: return isSameCase(new, as: old)
    case .existential: return isSameAny(new, as: old)
    default: return false
    }
}

private func areEqual<Value, Type: Equatable>(_ new: Value, _ old: Value, _: Type.Type) -> Bool {
    guard let new = new as? Type, let old = old as? Type else { return false }
    return new == old
}

// Of an enumeration, the case and what is in it; cases with nothing in them differ by their bytes, or by `==`.
private func isSameCase<Value>(_ new: Value, as old: Value) -> Bool {
    let isOptional = kind(of: Value.self) == .optional
    if !isOptional && Value.self is any CustomReflectable.Type { return false }
    let (news, olds) = (Mirror(reflecting: new).children, Mirror(reflecting: old).children)
    if let newCase = news.first, let oldCase = olds.first {
        return newCase.label == oldCase.label && isSameAny(newCase.value, as: oldCase.value)
    }
    guard news.isEmpty && olds.isEmpty else { return false }
    if isOptional { return true }
    guard let type = Value.self as? any Equatable.Type else { return false }
    return areEqual(new, old, type)
}

// What is in a container of any type: of the same type, and the same.
private func isSameAny(_ new: Any, as old: Any) -> Bool {
    func compare<Value>(_ type: Value.Type) -> Bool {
        guard kind(of: type) != .existential, let new = new as? Value, let old = old as? Value
        else { return false }
        return isSame(new, as: old)
    }
    let type = type(of: new)
    return type == Swift.type(of: old) && _openExistential(type, do: compare)
}
#endif
