// SPDX-License-Identifier: Apache-2.0

// Options for results. The values are those of Apple's framework.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A Boolean value that indicates whether to return the secret.
public let kSecReturnData: CFString = "r_Data"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A Boolean value that indicates whether to return the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The maximum number of items: a number, or one of the two constants; 1 by default.
public let kSecMatchLimit: CFString = "m_Limit"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// All items, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
