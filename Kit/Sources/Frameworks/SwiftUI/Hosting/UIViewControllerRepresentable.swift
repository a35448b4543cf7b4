// SPDX-License-Identifier: Apache-2.0

package import ClipUI
public import UIKit

/// A UIKit view controller as a SwiftUI view: SwiftUI's `UIViewControllerRepresentable`.
///
/// Its methods are called on the main actor at the same times as Apple's, and so are the life cycle methods of the
/// controller. The page shows a rectangle with the names of both types instead of the controller's view, or, if it is
/// or contains a ``UIHostingController``, the content of that.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the view controller.
    associatedtype UIViewControllerType: UIViewController
    /// An object that communicates for the controller, such as its delegate.
    associatedtype Coordinator = Void
    /// The information that the methods receive.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller, once, after the coordinator.
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Updates the controller: after it is created, and whenever this value or a value that the method reads has
    /// changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Called when the controller is removed.
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    )

    /// Creates the coordinator, once.
    func makeCoordinator() -> Coordinator

    /// Returns the size of the controller's view for a proposal, in points; `nil` for that of UIKit.
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType,
        context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Does nothing, by default.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    ) {}

    /// Returns the size that UIKit chooses.
    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType,
        context: Context
    ) -> CGSize? { nil }

    /// Never evaluated: the view of the controller replaces it.
    public var body: Never { fatalError("a view controller has no body") }

    /// Returns the view as an object.
    nonisolated public func boxed() -> ViewBox {
        HostedLife<Self, UIViewControllerRepresentableContext<Self>.Hosted>(
            make: { view, environment in
                onMainActor((view, environment)) { $0.made($1) }
            },
            update: { view, hosted, environment in
                onMainActor((view, hosted, environment)) { $0.updated($1, $2) }
            },
            appear: { hosted in
                onMainActor(hosted) {
                    $0.controller.viewWillAppear(false)
                    $0.controller.viewDidAppear(false)
                }
            },
            end: { hosted in
                onMainActor(hosted) {
                    $0.controller.viewWillDisappear(false)
                    Self.dismantleUIViewController($0.controller, coordinator: $0.coordinator)
                    $0.controller.viewDidDisappear(false)
                }
            }
        ).box(self)
    }

    private func made(_ environment: EnvironmentValues) -> Context.Hosted {
        let context = Context(makeCoordinator(), environment)
        let controller = makeUIViewController(context: context)
        controller.loadViewIfNeeded()
        return (controller, context.coordinator)
    }

    private func updated(_ hosted: Context.Hosted, _ environment: EnvironmentValues) -> ViewBox {
        let (controller, coordinator) = hosted
        let context = Context(coordinator, environment)
        updateUIViewController(controller, context: context)
        return shownBox(of: controller, for: Self.self) {
            sizeThatFits($0, uiViewController: controller, context: context)
        }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

/// The environment of a view controller: SwiftUI's `UIViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    typealias Hosted = (
        controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator
    )

    /// The object that communicates for the controller.
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
