// SPDX-License-Identifier: Apache-2.0

import ClipState

/// Views that are independent of those of a clip, such as a sheet or an alert of the system.
///
/// The views are on the screen itself, so they should be empty except for what they present. Use it on the clip's
/// thread.
package final class SystemPresentation {
    private let node: SystemPresentationNode

    /// Adds views to a screen.
    package init<Content: View>(_ content: Content, on screen: ClipScreen) {
        node = SystemPresentationNode(screen.renderer, content.boxed())
        node.invalidate()
    }

    /// Adds a sheet.
    ///
    /// - Parameters:
    ///   - content: The content of the sheet.
    ///   - screen: The screen.
    ///   - onDismiss: Called when the person has closed the sheet; it calls ``end()``.
    package convenience init<Content: View>(
        sheet content: Content,
        on screen: ClipScreen,
        onDismiss: @escaping () -> Void
    ) {
        let isPresented = Binding(get: { true }, set: { _ in onDismiss() })
        self.init(EmptyView().sheet(isPresented: isPresented) { content }, on: screen)
    }

    /// Removes the views.
    package func end() {
        node.isEnded = true
        node.invalidate()
    }
}

/// The screen of a clip.
///
/// `@unchecked Sendable`: it is only passed on; the clip's thread uses it.
package struct ClipScreen: @unchecked Sendable {
    fileprivate let renderer: Renderer

    /// The screen of the clip that runs in this process; `nil` if none does.
    package static var current: ClipScreen? { Renderer.running.map { ClipScreen(renderer: $0) } }
}

private final class SystemPresentationNode: CompositeNode {
    private let content: ViewBox
    var isEnded = false

    init(_ renderer: Renderer, _ content: ViewBox) {
        self.content = content
        super.init(ViewEnvironment(renderer: renderer), depth: 0)
    }

    override func refresh() {
        let previous = unsafe beginEvaluation()
        defer { unsafe endReading(previous) }
        if isEnded {
            if let child { environment.renderer.remove(child) }
            child = nil
        } else if child == nil {
            child = content.mount(
                in: MountContext(parent: 0, before: 0, environment: environment, depth: depth)
            )
        }
    }
}
