// SPDX-License-Identifier: Apache-2.0

/// The tags of a page that App Clips are about, as a parser of HTML found them (feature B6).
public struct PageTags: Sendable, Hashable {
    /// The `meta` tags of Smart App Banners, in the order of the page.
    public var banners: [Tag]

    /// The `meta` tags with the image that Messages shows, in the order of the page.
    public var images: [Tag]

    /// What such a page says.
    public init(banners: [Tag] = [], images: [Tag] = []) {
        self.banners = banners
        self.images = images
    }

    /// A tag.
    public struct Tag: Sendable, Hashable {
        /// The value of `content`; `nil` where the tag has none.
        public let content: String?

        /// The line in which the tag stands, from 1 on; 0 where it is not known.
        public let line: Int

        /// Whether the tag stands in the head of the page.
        public let isInHead: Bool

        /// A tag.
        public init(content: String?, line: Int, isInHead: Bool = true) {
            self.content = content
            self.line = line
            self.isInHead = isInHead
        }
    }

    /// The banner that counts: the first.
    public var banner: SmartAppBanner? {
        banners.first.map { SmartAppBanner(content: $0.content ?? "") }
    }
}
