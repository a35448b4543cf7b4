#if !hasFeature(Embedded)
// The names of Core Foundation that queries are written with. They stand for types that Swift's own
// values already are, so that `as CFDictionary` and `as String` change nothing.

/// A text.
public typealias CFString = String

/// A query or a list of attributes, by the keys of this module.
public typealias CFDictionary = [String: Any]

/// A truth value.
public typealias CFBoolean = Bool

/// What is handed out: an `NSData`, an `NSDictionary` or an `NSArray`.
public typealias CFTypeRef = AnyObject

/// A status of the Security framework, 0 for success.
public typealias OSStatus = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// Yes; it may be unwrapped, as Apple's.
public let kCFBooleanTrue: CFBoolean! = true

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// No; it may be unwrapped, as Apple's.
public let kCFBooleanFalse: CFBoolean! = false
#endif
