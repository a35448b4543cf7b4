// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import StoreKit
import Testing

/// Page *Recommending your app to App Clip users*.
struct RecommendingYourApp {
    private func recommend(in scene: UIWindowScene?) {
        guard let scene else { return }
        let configuration = SKOverlay.AppClipConfiguration(position: .bottom)
        let overlay = SKOverlay(configuration: configuration)
        overlay.present(in: scene)
    }

    /// F-18: the overlay needs a scene.
    @Test func presentsTheOverlay() {
        let system = TestSystem()
        system.run { recommend(in: nil) }
        #expect(system.current.overlay == nil)
        system.run { recommend(in: UIWindowScene()) }
        #expect(system.current.overlay == SystemOverlay(isRaised: false))
    }
}
