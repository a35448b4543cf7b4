// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import AppClip

/// Closes what the view is presented in: SwiftUI's `DismissAction`.
@MainActor
@preconcurrency
public struct DismissAction: Sendable {
    private let action: @Sendable () -> Void

    /// Performs an action to dismiss.
    nonisolated package init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    /// Closes the sheet, or goes back in the navigation; otherwise does nothing.
    public func callAsFunction() { action() }
}

/// Opens a URL: SwiftUI's `OpenURLAction`.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
    /// What becomes of a URL: SwiftUI's `OpenURLAction.Result`.
    public struct Result: Sendable {
        package enum Form: Sendable {
            case handled, discarded
            case system(URL?)
        }

        package let form: Form

        /// The clip has handled it.
        public static let handled = Result(form: .handled)
        /// Nobody handles it.
        public static let discarded = Result(form: .discarded)
        /// The system opens it.
        public static let systemAction = Result(form: .system(nil))

        /// The system opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(form: .system(url)) }
    }

    private let handler: @Sendable (URL) -> Result

    /// Handles URLs with a closure.
    nonisolated public init(handler: @escaping (URL) -> Result) {
        // SAFETY: the action is called on the main actor alone.
        nonisolated(unsafe) let handler = handler
        self.handler = { unsafe handler($0) }
    }

    /// Opens a URL.
    nonisolated public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// Opens a URL, and tells whether somebody could: `false` for the scheme of an app that the phone has not.
    nonisolated public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler(url).form {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            completion(RunningSystem.current.open((other ?? url).absoluteString))
        }
    }
}

/// Whether a view is presented: SwiftUI's `PresentationMode`.
public struct PresentationMode {
    /// Whether the view is presented.
    public internal(set) var isPresented: Bool
    fileprivate let action: DismissAction

    /// Closes what the view is presented in.
    public mutating func dismiss() {
        isPresented = false
        onMainActor(action) { $0() }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

/// Refreshes what the view shows: SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    package init(_ action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    /// Refreshes.
    public func callAsFunction() async { await action() }
}

/// Asks the person to rate the clip: SwiftUI's `RequestReviewAction`.
///
/// The system decides whether it asks; for a clip it does not.
@MainActor
@preconcurrency
public struct RequestReviewAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Asks the person to rate the clip.
    public var requestReview: RequestReviewAction { onMainActor(()) { RequestReviewAction() } }

    /// Closes what the view is presented in.
    public var dismiss: DismissAction {
        // SAFETY: views and what they are in are used from one thread at a time; see RunningClip.
        nonisolated(unsafe) let place = environment?.place
        return DismissAction { unsafe place?.dismiss?() }
    }

    /// Whether the view is in a presentation or above the root of a navigation.
    public var isPresented: Bool { environment?.place?.dismiss != nil }

    /// The presentation, as older clips see it.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }

    /// Opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Refreshes what the view shows, if something around it can.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}
#endif
