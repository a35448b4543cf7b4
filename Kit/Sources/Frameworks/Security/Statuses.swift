// SPDX-License-Identifier: Apache-2.0

// The results of this module's functions, with the values of Apple's framework.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The function succeeded.
public let errSecSuccess: OSStatus = 0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A dictionary has a key or a value that is not supported here.
public let errSecParam: OSStatus = -50

// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is no keychain: no system runs the code.
public let errSecNotAvailable: OSStatus = -25_291

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25_299

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No item matches.
public let errSecItemNotFound: OSStatus = -25_300

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The person canceled.
public let errSecUserCanceled: OSStatus = -128

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Authentication failed.
public let errSecAuthFailed: OSStatus = -25_293

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25_308

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34_018

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The function is not implemented.
public let errSecUnimplemented: OSStatus = -4
