#if !hasFeature(Embedded)
// What is handed out. The values are those of Apple's framework.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the secret is handed out.
public let kSecReturnData: CFString = "r_Data"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the attributes are handed out.
public let kSecReturnAttributes: CFString = "r_Attributes"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many items are handed out: a number, or one of the two names; one without it.
public let kSecMatchLimit: CFString = "m_Limit"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// All items, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
#endif
