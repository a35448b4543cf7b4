// SPDX-License-Identifier: Apache-2.0

// Whether a new value is the same as the old one, so that its readers need not read it again: SwiftUI's one rule
// for values that are set and for the values of views.
//
// - Equal bytes are the same value. References and closures are compared in this way.
// - For plain data, which contains no references, all fields are compared, whatever its `==` says.
// - For everything else, `==` decides, if the type has one.
// - Without `==`, each field is compared by the same rule; for an enumeration, the case and its payload.
//
// A module for browsers, which has no reflection, applies only the first rule.

#if hasFeature(Embedded)
/// Returns whether a new value is the same as the old one, by their bytes.
@inline(__always)
package func isSame<Value>(_ new: Value, as old: Value) -> Bool {
    // SAFETY: the bytes are read while the values are alive.
    unsafe withUnsafeBytes(of: new) { new in
        unsafe withUnsafeBytes(of: old) { unsafe new.elementsEqual($0) }
    }
}
#else
@_spi(Reflection) import Swift

/// A type that is compared by its bytes alone, whatever it consists of: an observer of an object must not continue
/// with another object that is equal.
package protocol ComparedByBytes {}

/// Returns whether a new value is the same as the old one, by the rule of SwiftUI.
package func isSame<Value>(_ new: Value, as old: Value) -> Bool {
    // SAFETY: the bytes are those of two values of the type, which are alive.
    unsafe withUnsafeBytes(of: new) { new in
        unsafe withUnsafeBytes(of: old) { unsafe areSame(new, $0, as: Value.self) }
    }
}

/// Returns a Boolean value that indicates whether the bytes of two values of a type are those of the same value.
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
    // SAFETY: the caller guarantees it.
    return unsafe isSameContent(
        new.assumingMemoryBound(to: type).pointee,
        as: old.assumingMemoryBound(to: type).pointee
    )
}

// The kind of a type. The metadata of an object has another word in place of the kind.
private func kind(of type: Any.Type) -> _MetadataKind {
    // SAFETY: a type is a pointer to its metadata, whose first word is the kind.
    unsafe _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
        ?? .class
}

// Plain data is compared field by field, so that the padding between fields does not count.
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

// For values whose bytes differ.
private func isSameContent<Value>(_ new: Value, as old: Value) -> Bool {
    if let type = Value.self as? any Equatable.Type { return areEqual(new, old, type) }
    switch kind(of: Value.self) {
    case .struct, .tuple:
        // A type with a mirror of its own, such as an array, has fields that refer to its content.
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

// For an enumeration, the case and its payload; cases without a payload differ by their bytes, or by `==`.
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

// The contents of a container of any type: whether they are of the same type, and the same.
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
