// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The metadata of the page that a link leads to.
public class LPLinkMetadata: NSObject {
    /// The requested link.
    public var originalURL: URL?

    /// The final URL, after redirects.
    public var url: URL?

    /// The title; `nil` without one.
    public var title: String?
}
