// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
// Classes of items. The values are those of Apple's framework.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class of the item.
public let kSecClass: CFString = "class"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A password.
public let kSecClassGenericPassword: CFString = "genp"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A certificate.
public let kSecClassCertificate: CFString = "cert"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A key.
public let kSecClassKey: CFString = "keys"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
#endif
