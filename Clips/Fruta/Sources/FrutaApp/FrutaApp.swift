// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import SwiftUI
#else
public import ClipUI
#endif

/// The full app: orders and a stamp card.
///
/// It starts with the data that the clip stored in the App Group (rules F-02 and F-25).
public struct FrutaApp: App {
    /// Creates the app.
    public init() {}

    /// One window.
    public var body: some Scene {
        WindowGroup { NavigationStack { OrdersScreen().padding() } }
    }
}
