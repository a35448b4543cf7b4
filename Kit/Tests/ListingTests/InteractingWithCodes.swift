// SPDX-License-Identifier: Apache-2.0

import AppClip
import Foundation
import Testing

/// Page *Interacting with App Clip Codes in AR*: the logic that needs no camera.
struct InteractingWithCodes {
    private final class Loader {
        let addresses: [String: URL]
        private(set) var loaded: [String] = []

        init(_ addresses: [String: URL]) {
            self.addresses = addresses
        }

        func process(productKey: String, initializePreview: Bool = true) {
            guard let address = addresses[productKey] else { return }
            process(address: address, productKey: productKey + (initializePreview ? "+" : ""))
        }

        func process(address: URL, productKey: String) {
            loaded.append(productKey + " " + address.lastPathComponent)
        }
    }

    private func productKey(of url: URL) -> String { url.lastPathComponent }

    /// D-08: the last path component of the invocation URL names the product.
    @Test func findsTheModel() throws {
        let model = try #require(URL(string: "https://seeds.example/ar/sunflower.usdz"))
        let loader = Loader(["sunfl": model])
        for text in ["https://seeds.example/sunfl", "https://seeds.example/other"] {
            let url = try #require(URL(string: text))
            loader.process(productKey: productKey(of: url), initializePreview: false)
            loader.process(productKey: productKey(of: url))
        }
        #expect(loader.loaded == ["sunfl sunflower.usdz", "sunfl+ sunflower.usdz"])
    }
}
