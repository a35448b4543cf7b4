#if !hasFeature(Embedded)
// What functions of this module answer, with the numbers of Apple's framework.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// It is done.
public let errSecSuccess: OSStatus = 0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A query has a key or a value that is not understood here.
public let errSecParam: OSStatus = -50

// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is no keychain: no system runs the code.
public let errSecNotAvailable: OSStatus = -25_291

// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25_299

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No item matches.
public let errSecItemNotFound: OSStatus = -25_300

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The person said no.
public let errSecUserCanceled: OSStatus = -128

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A secret was wrong.
public let errSecAuthFailed: OSStatus = -25_293

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25_308

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34_018

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The system has no such function.
public let errSecUnimplemented: OSStatus = -4
#endif
