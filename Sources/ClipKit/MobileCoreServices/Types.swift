// SPDX-License-Identifier: Apache-2.0

@_exported public import UniformTypeIdentifiers

// The older names, which are Core Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Text without marks.
public let kUTTypePlainText = UTType.plainText.identifier
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Text in UTF-8.
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A URL.
public let kUTTypeURL = UTType.url.identifier
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Any picture.
public let kUTTypeImage = UTType.image.identifier
// swift-format-ignore: AlwaysUseLowerCamelCase
/// PNG.
public let kUTTypePNG = UTType.png.identifier
