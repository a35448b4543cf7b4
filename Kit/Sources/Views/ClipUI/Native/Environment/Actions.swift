// SPDX-License-Identifier: Apache-2.0

import AppClip

/// An action that closes the presentation of the view: SwiftUI's `DismissAction`.
@MainActor
@preconcurrency
public struct DismissAction: Sendable {
    private let action: @Sendable () -> Void

    /// Creates an action that calls a closure.
    nonisolated package init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    /// Closes the sheet, or goes back in the navigation; otherwise does nothing.
    public func callAsFunction() { action() }
}

/// An action that opens a URL: SwiftUI's `OpenURLAction`.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
    /// The result of the handler of a URL: SwiftUI's `OpenURLAction.Result`.
    public struct Result: Sendable {
        package enum Form: Sendable {
            case handled, discarded
            case system(URL?)
        }

        package let form: Form

        /// The clip has handled it.
        public static let handled = Result(form: .handled)
        /// The clip does not handle it, and the system does not open it.
        public static let discarded = Result(form: .discarded)
        /// The system opens it.
        public static let systemAction = Result(form: .system(nil))

        /// Returns a result for which the system opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(form: .system(url)) }
    }

    private let handler: @Sendable (URL) -> Result

    /// Creates an action that handles URLs with a closure.
    nonisolated public init(handler: @escaping (URL) -> Result) {
        // SAFETY: the action is called on the main actor alone.
        nonisolated(unsafe) let handler = handler
        self.handler = { unsafe handler($0) }
    }

    /// Opens a URL.
    nonisolated public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// Opens a URL and reports whether it was opened: `false` for the scheme of an app that is not installed.
    nonisolated public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler(url).form {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            completion(RunningSystem.current.open((other ?? url).absoluteString))
        }
    }
}

/// The state of a presentation: SwiftUI's `PresentationMode`.
public struct PresentationMode {
    /// Whether the view is presented.
    public internal(set) var isPresented: Bool
    fileprivate let action: DismissAction

    /// Closes the presentation of the view.
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

/// An action that refreshes the content of the view: SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    package init(_ action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    /// Performs the action, and returns when it has ended.
    public func callAsFunction() async { await action() }
}

/// An action that asks the person to rate the clip: SwiftUI's `RequestReviewAction`.
///
/// The system decides whether to ask; for a clip it never does.
@MainActor
@preconcurrency
public struct RequestReviewAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// The action that asks the person to rate the clip.
    public var requestReview: RequestReviewAction { onMainActor(()) { RequestReviewAction() } }

    /// The action that closes the presentation of the view.
    public var dismiss: DismissAction {
        // SAFETY: views and their screens are used from one thread at a time; see RunningClip.
        nonisolated(unsafe) let place = environment?.place
        return DismissAction { unsafe place?.dismiss?() }
    }

    /// Whether the view is in a presentation or above the root of a navigation.
    public var isPresented: Bool { environment?.place?.dismiss != nil }

    /// The state of the presentation, for clips that do not use ``dismiss``.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }

    /// The action that opens a URL: by default, with the system.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    /// The action that refreshes the content of the view, if a view above it can be refreshed.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}
