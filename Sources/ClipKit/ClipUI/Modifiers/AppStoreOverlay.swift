// SPDX-License-Identifier: Apache-2.0

public import AppClip

extension View {
    /// Presents an App Store overlay for the full app while a value is true (*Recommending your app to App
    /// Clip users*).
    ///
    /// The host draws the overlay; when the person closes it, the value becomes false.
    public func appStoreOverlay(
        isPresented: Binding<Bool>,
        configuration: @escaping () -> SKOverlay.AppClipConfiguration
    ) -> OverlayView<Self> {
        OverlayView(content: self, isPresented: isPresented, configuration: configuration)
    }
}

/// A view with an App Store overlay.
public struct OverlayView<Content: View>: PrimitiveView {
    let content: Content
    let isPresented: Binding<Bool>
    let configuration: () -> SKOverlay.AppClipConfiguration

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        let child = content.mountNode(in: context)
        let node = OverlayNode(child, context.environment.renderer)
        node.show(isPresented, configuration)
        return node
    }

    /// Updates the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: OverlayNode.self)
        node.show(isPresented, configuration)
        content.updateNode(node.child, in: environment)
    }
}

final class OverlayNode: WrapperNode {
    private let renderer: Renderer
    private var isShown = false
    private var isPresented: Binding<Bool> = .constant(false)

    init(_ child: Node, _ renderer: Renderer) {
        self.renderer = renderer
        super.init(child)
    }

    @inline(never)
    func show(
        _ isPresented: Binding<Bool>,
        _ configuration: () -> SKOverlay.AppClipConfiguration
    ) {
        self.isPresented = isPresented
        let shouldShow = isPresented.wrappedValue
        if shouldShow == isShown { return }
        isShown = shouldShow
        renderer.host.showAppStoreOverlay(shouldShow ? configuration() : nil)
        renderer.overlay = shouldShow ? self : nil
    }

    // The person closed the overlay, and the host has removed it.
    func close() {
        isShown = false
        renderer.overlay = nil
        isPresented.wrappedValue = false
    }

    override func unmount() {
        if isShown {
            renderer.host.showAppStoreOverlay(nil)
            renderer.overlay = nil
        }
        super.unmount()
    }
}
