// SPDX-License-Identifier: Apache-2.0

/// The tags of a page that concern App Clips, as a parser of HTML found them (feature B6).
public struct PageTags: Sendable, Hashable {
    /// The `meta` tags of Smart App Banners, in the order of the page.
    public var banners: [Tag]

    /// The `meta` tags with the image that Messages shows, in the order of the page.
    public var images: [Tag]

    /// Creates the tags of a page.
    public init(banners: [Tag] = [], images: [Tag] = []) {
        self.banners = banners
        self.images = images
    }

    /// A `meta` tag of a page.
    public struct Tag: Sendable, Hashable {
        /// The value of `content`; `nil` if the tag has none.
        public let content: String?

        /// The line of the tag, from 1 on; 0 if it is not known.
        public let line: Int

        /// Whether the tag is in the head of the page.
        public let isInHead: Bool

        /// Creates a tag.
        public init(content: String?, line: Int, isInHead: Bool = true) {
            self.content = content
            self.line = line
            self.isInHead = isInHead
        }
    }

    /// The banner that the system uses: the first one.
    public var banner: SmartAppBanner? {
        banners.first.map { SmartAppBanner(content: $0.content ?? "") }
    }
}
