#if canImport(SwiftUI)
import SwiftUI
#else
public import ClipUI
#endif

/// The full app: what the clip offers, with the orders and stamps of a regular.
///
/// It begins with what the clip left in the App Group (rules F-02 and F-25).
public struct FrutaApp: App {
    /// Makes the app.
    public init() {}

    /// One window.
    public var body: some Scene {
        WindowGroup { OrdersScreen() }
    }
}
