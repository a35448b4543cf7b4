#if !hasFeature(Embedded)
import AppClip
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item to the keychain of the system that runs the code.
///
/// - Parameters:
///   - attributes: The item, by the keys of this module; a key or value that is not understood is refused.
///   - result: Where the item is written to, in the form that ``SecItemCopyMatching(_:_:)`` gives;
///     `nil` if it is not wanted.
/// - Returns: ``errSecSuccess``, ``errSecDuplicateItem`` or ``errSecParam``.
@discardableResult
public func SecItemAdd(
    _ attributes: CFDictionary,
    _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let request = KeychainRequest(attributes) else { return errSecParam }
    let status = RunningSystem.current.addKeychainItem(request.item)
    if status == errSecSuccess, let found = request.result(of: [request.item]) {
        // SAFETY: the caller handed over a place for one object.
        unsafe result?.pointee = found
    }
    return status
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Looks for items that the clip or app may see (rules F-08 to F-15).
///
/// - Parameters:
///   - query: What the items must have, and in which form they are wanted.
///   - result: Where they are written to, if ``kSecReturnData`` or ``kSecReturnAttributes`` is true: data,
///     a dictionary of attributes (with the data, if both are), or an array of these with
///     ``kSecMatchLimit``. `nil` if it is not wanted.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound`` or ``errSecParam``.
@discardableResult
public func SecItemCopyMatching(
    _ query: CFDictionary,
    _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let request = KeychainRequest(query), request.item.data == nil else {
        return errSecParam
    }
    let items = RunningSystem.current.keychainItems(matching: request.item)
    if items.isEmpty { return errSecItemNotFound }
    if let found = request.result(of: items) {
        // SAFETY: the caller handed over a place for one object.
        unsafe result?.pointee = found
    }
    return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes items.
///
/// - Parameters:
///   - query: What the items must have.
///   - attributesToUpdate: What they have afterwards; the class cannot change.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, ``errSecDuplicateItem`` or ``errSecParam``.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    var changed = attributesToUpdate
    guard changed[kSecClass] == nil else { return errSecParam }
    changed[kSecClass] = query[kSecClass]
    guard let request = KeychainRequest(query), request.item.data == nil,
        let changes = KeychainRequest(changed)
    else { return errSecParam }
    return RunningSystem.current.updateKeychainItems(
        matching: request.item,
        with: changes.item
    )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Deletes items.
///
/// - Parameter query: What the items must have.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound`` or ``errSecParam``.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    guard let request = KeychainRequest(query), request.item.data == nil else {
        return errSecParam
    }
    return RunningSystem.current.deleteKeychainItems(matching: request.item)
}
#endif
