// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The pasteboard: UIKit's `UIPasteboard`, within this process.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The general pasteboard.
    public static let general = UIPasteboard()

    private enum Item {
        case text(String)
        case link(URL)
        case picture(UIImage)
    }

    private let items = Mutex<[Item]>([])

    /// The first string.
    open var string: String? {
        get { strings?.first }
        set { put(newValue.map { [.text($0)] }) }
    }

    /// The strings, including URLs.
    open var strings: [String]? {
        get {
            let texts = items.withLock { $0 }.compactMap { item in
                switch item {
                case .text(let text): text
                case .link(let url): url.absoluteString
                case .picture: nil
                }
            }
            return texts.isEmpty ? nil : texts
        }
        set { put(newValue?.map { .text($0) }) }
    }

    /// The first URL.
    open var url: URL? {
        get {
            items.withLock { $0 }.lazy.compactMap { item in
                if case .link(let url) = item { url } else { nil }
            }.first
        }
        set { put(newValue.map { [.link($0)] }) }
    }

    /// The first image.
    open var image: UIImage? {
        get {
            items.withLock { $0 }.lazy.compactMap { item in
                if case .picture(let image) = item { image } else { nil }
            }.first
        }
        set { put(newValue.map { [.picture($0)] }) }
    }

    /// Whether there is a string.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is a URL.
    open var hasURLs: Bool { url != nil }
    /// Whether there is an image.
    open var hasImages: Bool { image != nil }

    /// Stores a string, URL or image; other values are ignored.
    open func setValue(_ value: Any, forPasteboardType type: String) {
        switch value {
        case let text as String: string = text
        case let link as URL: url = link
        case let picture as UIImage: image = picture
        default: break
        }
    }

    private func put(_ new: [Item]?) { items.withLock { $0 = new ?? [] } }
}
