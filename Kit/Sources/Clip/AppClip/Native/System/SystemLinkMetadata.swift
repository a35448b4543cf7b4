// SPDX-License-Identifier: Apache-2.0

/// The metadata of the page that a link leads to.
public struct SystemLinkMetadata: Sendable, Hashable {
    /// The final URL, after redirects.
    public var url: String

    /// The title; `nil` without one.
    public var title: String?

    /// Creates metadata.
    public init(url: String, title: String?) {
        self.url = url
        self.title = title
    }
}
