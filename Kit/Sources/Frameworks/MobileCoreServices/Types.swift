// SPDX-License-Identifier: Apache-2.0

@_exported public import UniformTypeIdentifiers

// The older names, which are those of Core Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type identifier of plain text.
public let kUTTypePlainText = UTType.plainText.identifier
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type identifier of plain text in UTF-8.
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type identifier of a URL.
public let kUTTypeURL = UTType.url.identifier
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type identifier of any image.
public let kUTTypeImage = UTType.image.identifier
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type identifier of a PNG image.
public let kUTTypePNG = UTType.png.identifier
