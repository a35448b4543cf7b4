// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

/// Fetches the metadata of the page that a link leads to.
///
/// It uses the system that runs the code. Completion handlers are called before the method returns, on the
/// same thread.
public class LPMetadataProvider: NSObject {
    /// Fetches the metadata of a page.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - completionHandler: Receives the metadata or an ``LPError``.
    public func startFetchingMetadata(
        for url: URL,
        completionHandler: (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        do throws(LPError) {
            completionHandler(try metadata(of: url), nil)
        } catch {
            completionHandler(nil, error)
        }
    }

    /// Fetches the metadata of a page.
    ///
    /// - Throws: ``LPError`` if it cannot be fetched.
    public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        try metadata(of: url)
    }

    private func metadata(of url: URL) throws(LPError) -> LPLinkMetadata {
        guard let found = RunningSystem.current.linkMetadata(of: url.absoluteString) else {
            throw LPError(.metadataFetchFailed)
        }
        let metadata = LPLinkMetadata()
        metadata.originalURL = url
        metadata.url = URL(string: found.url)
        metadata.title = found.title
        return metadata
    }
}
