// SPDX-License-Identifier: Apache-2.0

// Classes of items. The values are those of Apple's framework.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class of the item.
public let kSecClass: CFString = "class"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A password for a service and an account.
public let kSecClassGenericPassword: CFString = "genp"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A certificate without its private key.
public let kSecClassCertificate: CFString = "cert"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A cryptographic key.
public let kSecClassKey: CFString = "keys"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
