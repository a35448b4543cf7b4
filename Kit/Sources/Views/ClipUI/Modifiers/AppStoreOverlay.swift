// SPDX-License-Identifier: Apache-2.0

public import AppClip

nonisolated extension View {
    /// Shows the App Store overlay while a value is true.
    ///
    /// When the person closes the overlay, the value becomes false.
    public func appStoreOverlay(
        isPresented: Binding<Bool>,
        configuration: @escaping () -> SKOverlay.AppClipConfiguration
    ) -> some View {
        ModifiedView<Self>(OverlayBox(boxed(), isPresented, configuration))
    }
}

// A view with an App Store overlay.
final class OverlayBox: ViewBox {
    private let content: ViewBox
    private let isPresented: Binding<Bool>
    private let configuration: () -> SKOverlay.AppClipConfiguration

    init(
        _ content: ViewBox,
        _ isPresented: Binding<Bool>,
        _ configuration: @escaping () -> SKOverlay.AppClipConfiguration
    ) {
        self.content = content
        self.isPresented = isPresented
        self.configuration = configuration
    }

    package override func mount(in context: MountContext) -> Node {
        let node = OverlayNode(content.mount(in: context), context.environment.renderer)
        node.show(isPresented, configuration)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: OverlayNode.self)
        node.show(isPresented, configuration)
        content.update(node.child, in: environment)
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

    // Sets the value to false after the person closed the overlay, which the host has removed.
    func close() {
        isShown = false
        renderer.overlay = nil
        isPresented.wrappedValue = false
    }

    package override func unmount() {
        if isShown {
            renderer.host.showAppStoreOverlay(nil)
            renderer.overlay = nil
        }
        super.unmount()
    }
}
