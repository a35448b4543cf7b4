// SPDX-License-Identifier: Apache-2.0

import AppClip
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item to the keychain of the system that runs the code.
///
/// - Parameters:
///   - attributes: The item, by the keys of this module; other keys and values are an error.
///   - result: Receives the item, in the form of ``SecItemCopyMatching(_:_:)``; `nil` if not needed.
/// - Returns: ``errSecSuccess``, ``errSecDuplicateItem`` or ``errSecParam``.
@discardableResult
public func SecItemAdd(
    _ attributes: CFDictionary,
    _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let request = KeychainRequest(attributes) else { return errSecParam }
    let status = RunningSystem.current.addKeychainItem(request.item)
    if status == errSecSuccess, let found = request.result(of: [request.item]) {
        // SAFETY: a pointer that is not nil refers to one initialised object reference of the caller's,
        // as in Apple's function; the function does not store the pointer.
        unsafe result?.pointee = found
    }
    return status
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds items that the clip or app can access (rules F-08 to F-15).
///
/// - Parameters:
///   - query: The attributes to match, and the form of the results.
///   - result: Receives the items, if ``kSecReturnData`` or ``kSecReturnAttributes`` is true: data, a
///     dictionary of attributes (with the data, if both are true), or an array of these with
///     ``kSecMatchLimit``. `nil` if not needed.
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
        // SAFETY: a pointer that is not nil refers to one initialised object reference of the caller's,
        // as in Apple's function; the function does not store the pointer.
        unsafe result?.pointee = found
    }
    return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Updates items.
///
/// - Parameters:
///   - query: The attributes to match.
///   - attributesToUpdate: The new attributes; the class cannot change.
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
/// - Parameter query: The attributes to match.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound`` or ``errSecParam``.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    guard let request = KeychainRequest(query), request.item.data == nil else {
        return errSecParam
    }
    return RunningSystem.current.deleteKeychainItems(matching: request.item)
}
