// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What was copied: UIKit's `UIPasteboard`, within this process.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The pasteboard that all use.
    public static let general = UIPasteboard()

    private enum Item {
        case text(String)
        case link(URL)
        case picture(UIImage)
    }

    private let items = Mutex<[Item]>([])

    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { put(newValue.map { [.text($0)] }) }
    }

    /// The texts; links among them.
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

    /// The first link.
    open var url: URL? {
        get {
            items.withLock { $0 }.lazy.compactMap { item in
                if case .link(let url) = item { url } else { nil }
            }.first
        }
        set { put(newValue.map { [.link($0)] }) }
    }

    /// The first picture.
    open var image: UIImage? {
        get {
            items.withLock { $0 }.lazy.compactMap { item in
                if case .picture(let image) = item { image } else { nil }
            }.first
        }
        set { put(newValue.map { [.picture($0)] }) }
    }

    /// Whether there is text.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is a link.
    open var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { image != nil }

    /// Puts a text, link or picture there; other values are ignored.
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
