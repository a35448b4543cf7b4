// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import StoreKit
import Testing

struct OverlayTests {
    /// F-18, F-19: the overlay appears and disappears, and the delegate is called in order.
    @Test func appearsAndDisappears() {
        let system = TestSystem()
        let recorder = DelegateRecorder()
        let scene = UIWindowScene()
        let configuration = SKOverlay.AppClipConfiguration(position: .bottomRaised)
        let overlay = SKOverlay(configuration: configuration)
        overlay.delegate = recorder
        system.run {
            overlay.present(in: scene)
            #expect(system.current.overlay == SystemOverlay(isRaised: true))
            SKOverlay.dismiss(in: scene)
            SKOverlay.dismiss(in: scene)
        }
        #expect(system.current.overlay == nil)
        #expect(recorder.calls == ["will appear", "appeared", "will disappear", "disappeared"])
    }

    /// F-19: the delegate is called if the overlay cannot be loaded.
    @Test func failsToLoad() {
        let system = TestSystem()
        system.change { $0.canLoadOverlay = false }
        let recorder = DelegateRecorder()
        let overlay = SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: .bottom))
        overlay.delegate = recorder
        system.run { overlay.present(in: UIWindowScene()) }
        // The default system cannot load it either.
        overlay.present(in: UIWindowScene())
        #expect(recorder.calls == ["failed 17", "failed 17"])
    }

    private final class DelegateRecorder: NSObject, SKOverlayDelegate {
        var calls: [String] = []

        func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {
            calls.append("failed \((error as? SKError)?.code.rawValue ?? 0)")
        }

        func storeOverlayWillStartPresentation(
            _ overlay: SKOverlay,
            transitionContext: SKOverlay.TransitionContext
        ) { calls.append("will appear") }

        func storeOverlayDidFinishPresentation(
            _ overlay: SKOverlay,
            transitionContext: SKOverlay.TransitionContext
        ) { calls.append("appeared") }

        func storeOverlayWillStartDismissal(
            _ overlay: SKOverlay,
            transitionContext: SKOverlay.TransitionContext
        ) { calls.append("will disappear") }

        func storeOverlayDidFinishDismissal(
            _ overlay: SKOverlay,
            transitionContext: SKOverlay.TransitionContext
        ) { calls.append("disappeared") }
    }
}
