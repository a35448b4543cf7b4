import AppClip
import AppClipTesting
import StoreKit
import Testing

/// Page *Recommending your app to App Clip users*.
struct RecommendingYourApp {
    private func offer(in scene: UIWindowScene?) {
        guard let scene else { return }
        let configuration = SKOverlay.AppClipConfiguration(position: .bottom)
        let overlay = SKOverlay(configuration: configuration)
        overlay.present(in: scene)
    }

    /// F-18: the offer appears in a scene, and nowhere without one.
    @Test func offersTheApp() {
        let system = TestSystem()
        system.run { offer(in: nil) }
        #expect(system.current.overlay == nil)
        system.run { offer(in: UIWindowScene()) }
        #expect(system.current.overlay == SystemOverlay(isRaised: false))
    }
}
