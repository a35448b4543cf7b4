// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are UIKit's own, and mean what they mean there.

/// The style of a paragraph: UIKit's `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    open internal(set) var alignment = NSTextAlignment.natural
    open internal(set) var lineSpacing = 0.0
    open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// A style of a paragraph that can be changed: UIKit's `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var lineSpacing: Double {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
}

extension NSAttributedString.Key {
    public static let font = Self("NSFont")
    public static let foregroundColor = Self("NSColor")
    public static let backgroundColor = Self("NSBackgroundColor")
    public static let paragraphStyle = Self("NSParagraphStyle")
    public static let kern = Self("NSKern")
    public static let underlineStyle = Self("NSUnderline")
    public static let strikethroughStyle = Self("NSStrikethrough")
    public static let link = Self("NSLink")
}
