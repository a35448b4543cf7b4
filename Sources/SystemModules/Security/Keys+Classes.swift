#if !hasFeature(Embedded)
// What kind of item is meant. The values are those of Apple's framework.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of item.
public let kSecClass: CFString = "class"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A password.
public let kSecClassGenericPassword: CFString = "genp"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A password of a server.
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
