// SPDX-License-Identifier: Apache-2.0

/// The user agents that request a site's file (rule B-12).
///
/// Each contains the name of the client that it represents, followed by Morsel's: a site that
/// filters by name treats it as that client, and its owner sees who made the request.
public enum UserAgent: String, Sendable, Hashable, CaseIterable {
    /// The cache that devices use.
    case associationBot = "AASA-Bot"
    /// A device that requests the file from the site.
    case device = "CFNetwork"
    /// An ordinary browser.
    case visitor = "Mozilla"

    /// The value of the header `User-Agent`.
    public var text: String {
        switch self {
        case .associationBot: "AASA-Bot/1.0.0 (compatible; Morsel)"
        case .device: "swcd (compatible; Morsel) CFNetwork/1568.200.51 Darwin/24.1.0"
        case .visitor: "Mozilla/5.0 (compatible; Morsel)"
        }
    }
}
