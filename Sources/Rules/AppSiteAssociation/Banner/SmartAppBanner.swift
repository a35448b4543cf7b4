// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The Smart App Banner of a page, as the `content` of its `meta` tag describes it (rule B-28).
///
/// ```html
/// <meta name="apple-itunes-app"
///       content="app-id=123456789, app-clip-bundle-id=com.example.fruta.Clip,
///                app-clip-display=card">
/// ```
public struct SmartAppBanner: Sendable, Hashable {
    /// The name of the tag, which is compared case-insensitively.
    public static let tagName = "apple-itunes-app"

    /// The name of the tag with the image that Messages shows (rule B-32, open question O-11).
    public static let imageName = "og:image"

    /// The value of ``display`` that shows the card in the page (rule B-30, open question O-11).
    public static let cardDisplay = "card"

    /// The maximum length of a content that is read, in bytes.
    public static let longestContent = 4_096

    /// The bundle identifier of the clip: `app-clip-bundle-id` (rule B-33).
    public var clipBundle: String?

    /// The full app's number in the store: `app-id` (rules B-29 and B-33).
    public var app: String?

    /// The presentation of the clip: `app-clip-display` (rule B-30).
    public var display: String?

    /// The argument for the full app: `app-argument`, which a clip does not receive (rule B-31).
    public var argument: String?

    /// The values of names without a meaning, in their order.
    public private(set) var unknown: [String] = []

    /// The names that occur a second time; only their first values are used.
    public private(set) var repeated: [String] = []

    /// Creates a banner with these values.
    public init(
        clipBundle: String? = nil,
        app: String? = nil,
        display: String? = nil,
        argument: String? = nil
    ) {
        self.clipBundle = clipBundle
        self.app = app
        self.display = display
        self.argument = argument
    }

    /// Creates a banner by parsing the content of a tag, leniently.
    ///
    /// Values are separated by commas, and a name precedes the first equals sign; spaces and line
    /// breaks around them are ignored, and so is the case of names.
    public init(content: String) {
        let bytes = Array(content.utf8.prefix(Self.longestContent))
        for part in bytes.split(separator: 0x2C) {
            let sign = part.firstIndex(of: .equals) ?? part.endIndex
            let name = String(decoding: part[..<sign].trimmed, as: UTF8.self).lowercased()
            let value = String(decoding: part[sign...].dropFirst().trimmed, as: UTF8.self)
            switch name {
            case "": continue
            case "app-clip-bundle-id": set(\.clipBundle, value, name)
            case "app-id": set(\.app, value, name)
            case "app-clip-display": set(\.display, value, name)
            case "app-argument": set(\.argument, value, name)
            // Data for paying an affiliate, which does not concern clips.
            case "affiliate-data": continue
            default: unknown.append(name)
            }
        }
    }

    private mutating func set(
        _ property: WritableKeyPath<SmartAppBanner, String?>,
        _ value: String,
        _ name: String
    ) {
        if self[keyPath: property] == nil {
            self[keyPath: property] = value
        } else {
            repeated.append(name)
        }
    }
}

// MARK: - Writing

extension SmartAppBanner {
    /// The content of the tag, with its values separated by commas.
    public var content: String {
        let values = [
            ("app-id", app), ("app-clip-bundle-id", clipBundle), ("app-clip-display", display),
            ("app-argument", argument),
        ]
        return values.compactMap { name, value in value.map { name + "=" + $0 } }
            .joined(separator: ", ")
    }

    /// The tag for the head of a page.
    public var tag: String { Self.tag(name: "name", Self.tagName, content) }

    /// Returns the tag with the image that Messages shows, for the head of a page.
    ///
    /// - Parameter address: The absolute address of the image, including `https`.
    /// - Returns: The tag.
    public static func imageTag(_ address: String) -> String {
        tag(name: "property", imageName, address)
    }

    private static func tag(name: String, _ value: String, _ content: String) -> String {
        "<meta \(name)=\"\(value)\" content=\"\(content.escaped(for: .attribute))\">"
    }
}
