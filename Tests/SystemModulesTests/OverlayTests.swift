import AppClip
import AppClipTesting
import Foundation
import StoreKit
import Testing

struct OverlayTests {
    /// F-18, F-19: the offer appears where it should, and goes; the delegate is told in order.
    @Test func appearsAndGoes() {
        let system = TestSystem()
        let witness = Witness()
        let scene = UIWindowScene()
        let configuration = SKOverlay.AppClipConfiguration(position: .bottomRaised)
        let overlay = SKOverlay(configuration: configuration)
        overlay.delegate = witness
        system.run {
            overlay.present(in: scene)
            #expect(system.current.overlay == SystemOverlay(isRaised: true))
            SKOverlay.dismiss(in: scene)
            SKOverlay.dismiss(in: scene)
        }
        #expect(system.current.overlay == nil)
        #expect(witness.told == ["will appear", "appeared", "will go", "gone"])
    }

    /// F-19: an offer that cannot be loaded is reported.
    @Test func failsToLoad() {
        let system = TestSystem()
        system.change { $0.canLoadOverlay = false }
        let witness = Witness()
        let overlay = SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: .bottom))
        overlay.delegate = witness
        system.run { overlay.present(in: UIWindowScene()) }
        // Without a system nothing is shown either.
        overlay.present(in: UIWindowScene())
        #expect(witness.told == ["failed 17", "failed 17"])
    }

    private final class Witness: NSObject, SKOverlayDelegate {
        var told: [String] = []

        func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {
            told.append("failed \((error as? SKError)?.code.rawValue ?? 0)")
        }

        func storeOverlayWillStartPresentation(
            _ overlay: SKOverlay,
            transitionContext: SKOverlay.TransitionContext
        ) { told.append("will appear") }

        func storeOverlayDidFinishPresentation(
            _ overlay: SKOverlay,
            transitionContext: SKOverlay.TransitionContext
        ) { told.append("appeared") }

        func storeOverlayWillStartDismissal(
            _ overlay: SKOverlay,
            transitionContext: SKOverlay.TransitionContext
        ) { told.append("will go") }

        func storeOverlayDidFinishDismissal(
            _ overlay: SKOverlay,
            transitionContext: SKOverlay.TransitionContext
        ) { told.append("gone") }
    }
}
