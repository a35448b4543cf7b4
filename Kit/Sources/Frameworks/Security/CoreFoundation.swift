// SPDX-License-Identifier: Apache-2.0

// The Core Foundation types that queries use. They are aliases of Swift's own types, so that
// `as CFDictionary` and `as String` convert nothing.

/// A string.
public typealias CFString = String

/// A query or a list of attributes, by the keys of this module.
public typealias CFDictionary = [String: Any]

/// A Boolean value.
public typealias CFBoolean = Bool

/// A result: an `NSData`, an `NSDictionary` or an `NSArray`.
public typealias CFTypeRef = AnyObject

/// A status of the Security framework, 0 for success.
public typealias OSStatus = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// True; implicitly unwrapped, like Apple's.
public let kCFBooleanTrue: CFBoolean! = true

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// False; implicitly unwrapped, like Apple's.
public let kCFBooleanFalse: CFBoolean! = false
