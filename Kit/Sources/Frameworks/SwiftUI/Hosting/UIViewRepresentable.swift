// SPDX-License-Identifier: Apache-2.0

package import ClipUI
public import UIKit

/// A UIKit view as a SwiftUI view: SwiftUI's `UIViewRepresentable`.
///
/// Its methods are called on the main actor at the same times as Apple's. The page shows a rectangle with the names of
/// both types instead of the view, or, if the view is that of a ``UIHostingController``, the content of that.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// An object that communicates for the view, such as its delegate.
    associatedtype Coordinator = Void
    /// The information that the methods receive.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view, once, after the coordinator.
    func makeUIView(context: Context) -> UIViewType

    /// Updates the view: after it is created, and whenever this value or a value that the method reads has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Called when the view is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Creates the coordinator, once.
    func makeCoordinator() -> Coordinator

    /// Returns the size of the view for a proposal, in points; `nil` for that of UIKit.
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIViewType,
        context: Context
    ) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing, by default.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Returns the size that UIKit chooses.
    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIViewType,
        context: Context
    ) -> CGSize? { nil }

    /// Never evaluated: the UIKit view replaces it.
    public var body: Never { fatalError("a view of UIKit has no body") }

    /// Returns the view as an object.
    nonisolated public func boxed() -> ViewBox {
        HostedLife<Self, UIViewRepresentableContext<Self>.Hosted>(
            make: { view, environment in
                onMainActor((view, environment)) { $0.made($1) }
            },
            update: { view, hosted, environment in
                onMainActor((view, hosted, environment)) { $0.updated($1, $2) }
            },
            end: { hosted in
                onMainActor(hosted) {
                    Self.dismantleUIView($0.view, coordinator: $0.coordinator)
                }
            }
        ).box(self)
    }

    private func made(_ environment: EnvironmentValues) -> Context.Hosted {
        let context = Context(makeCoordinator(), environment)
        return (makeUIView(context: context), context.coordinator)
    }

    private func updated(_ hosted: Context.Hosted, _ environment: EnvironmentValues) -> ViewBox {
        let (uiView, coordinator) = hosted
        let context = Context(coordinator, environment)
        updateUIView(uiView, context: context)
        return shownBox(of: uiView, for: Self.self) {
            sizeThatFits($0, uiView: uiView, context: context)
        }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The environment of a UIKit view: SwiftUI's `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    typealias Hosted = (view: Representable.UIViewType, coordinator: Representable.Coordinator)

    /// The object that communicates for the view.
    public let coordinator: Representable.Coordinator

    /// The values of the environment.
    public let environment: EnvironmentValues

    /// The transaction of the change for which a method is called.
    public let transaction: Transaction

    init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.environment = environment
        transaction = environment.currentTransaction
    }
}
