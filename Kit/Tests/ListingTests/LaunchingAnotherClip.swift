// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import LinkPresentation
import Testing

/// Page *Launching another app's App Clip from your app*: the metadata of a link.
struct LaunchingAnotherClip {
    private func title(of link: String) -> String? {
        let provider = LPMetadataProvider()
        guard let url = URL(string: link) else { return nil }
        var title: String?
        provider.startFetchingMetadata(for: url) { metadata, error in
            guard let metadata else { return }
            title = metadata.title
            #expect(metadata.originalURL == url)
            #expect(error == nil)
        }
        return title
    }

    /// E7: a link has a title if its page can be fetched.
    @Test func fetches() async throws {
        let system = TestSystem()
        let link = "https://appclip.example.com/"
        system.change { $0.pages[link] = SystemLinkMetadata(url: link + "home", title: "Seeds") }
        #expect(system.run { title(of: link) } == "Seeds")
        #expect(system.run { title(of: "https://other.example/") } == nil)
        let url = try #require(URL(string: link))
        let metadata = try await system.run {
            try await LPMetadataProvider().startFetchingMetadata(for: url)
        }
        #expect(metadata.url?.absoluteString == link + "home")
        await #expect(throws: LPError(.metadataFetchFailed)) {
            try await LPMetadataProvider().startFetchingMetadata(for: url)
        }
    }
}
