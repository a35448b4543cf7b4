// SPDX-License-Identifier: Apache-2.0

// Attributes of items. The values are those of Apple's framework.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user-visible label; it distinguishes a clip's items from those of its app (rule F-14).
public let kSecAttrLabel: CFString = "labl"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The service that a password is for.
public let kSecAttrService: CFString = "svce"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The account that a password is for.
public let kSecAttrAccount: CFString = "acct"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// For a key, the hash of its public key, as data.
public let kSecAttrApplicationLabel: CFString = "klbl"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The times at which the item can be accessed; ignored here, since the device is always unlocked.
public let kSecAttrAccessible: CFString = "pdmn"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// While the device is unlocked; the item does not migrate to other devices.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// After the device was unlocked once; the item does not migrate to other devices.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The secret, as data.
public let kSecValueData: CFString = "v_Data"
