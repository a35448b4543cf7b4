#if !hasFeature(Embedded)
import AppClip
public import Foundation

/// Fetches what the page behind a link says of itself.
///
/// It asks the system that runs the code, which answers at once and on the caller's thread.
public class LPMetadataProvider: NSObject {
    /// Fetches what a page says of itself.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - completionHandler: Is handed what it says, or an ``LPError``.
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

    /// Fetches what a page says of itself.
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
#endif
