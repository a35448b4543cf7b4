// SPDX-License-Identifier: Apache-2.0

/// The paths of a site's file.
public enum FilePlace: String, Sendable, Hashable, CaseIterable {
    /// The path that the system requests first (rule B-06).
    case wellKnown = "/.well-known/apple-app-site-association"
    /// The path before 2015, which the system requests if the first one has no file.
    case root = "/apple-app-site-association"

    /// The absolute path on the site.
    public var path: String { rawValue }
}
