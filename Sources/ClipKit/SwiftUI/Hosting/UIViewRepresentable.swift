// SPDX-License-Identifier: Apache-2.0

package import ClipUI
public import UIKit

/// A view of UIKit among those of SwiftUI: SwiftUI's `UIViewRepresentable`.
///
/// Its methods are called as Apple calls them, on the main actor. The page shows a rectangle with the names of both types
/// instead of the view, or, if the view is that of a ``UIHostingController``, what is in there.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// What speaks for the view, such as its delegate.
    associatedtype Coordinator = Void
    /// What the methods get to know.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once, after the coordinator.
    func makeUIView(context: Context) -> UIViewType

    /// Changes the view: after it is made, and whenever this value or what the method reads has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Called when the view is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Makes the coordinator, once.
    func makeCoordinator() -> Coordinator

    /// The size of the view for a proposal, in points; `nil` for that of UIKit.
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIViewType,
        context: Context
    ) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// That of UIKit.
    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIViewType,
        context: Context
    ) -> CGSize? { nil }

    /// Never evaluated: the view of UIKit stands for it.
    public var body: Never { fatalError("a view of UIKit has no body") }

    /// The view as an object.
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
    /// Nobody.
    public func makeCoordinator() {}
}

/// What is around a view of UIKit: SwiftUI's `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    typealias Hosted = (view: Representable.UIViewType, coordinator: Representable.Coordinator)

    /// What speaks for the view.
    public let coordinator: Representable.Coordinator

    /// The values of the environment.
    public let environment: EnvironmentValues

    /// What comes with the change for which a method is called.
    public let transaction: Transaction

    init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
        self.coordinator = coordinator
        self.environment = environment
        transaction = environment.currentTransaction
    }
}
