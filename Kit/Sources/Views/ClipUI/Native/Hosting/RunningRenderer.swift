// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension Renderer {
    // The screen of the clip that runs in this process. Of several clips, as in tests, it is the one with the last
    // event.
    static var running: Renderer? { last.withLock { $0.renderer } }

    func noteEvent() {
        last.withLock { $0.renderer = self }
    }

    func noteEnd() {
        last.withLock { if $0.renderer === self { $0.renderer = nil } }
    }
}

/// Takes the focus from the field that has it, on the screen of the running clip.
package func endEditing() { Renderer.running?.moveFocus(to: 0) }

private let last = Mutex(WeakRenderer())

// `@unchecked Sendable`: the lock guards the reference; only the clip's thread uses the object.
private struct WeakRenderer: @unchecked Sendable {
    weak var renderer: Renderer?
}
