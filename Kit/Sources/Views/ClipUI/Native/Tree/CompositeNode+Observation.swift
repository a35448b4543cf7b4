// SPDX-License-Identifier: Apache-2.0

import Observation

extension CompositeNode {
    // The body also depends on the properties of observable objects that it reads.
    final func evaluated() -> ViewBox {
        let reader = ObservingReader(of: self)
        return withObservationTracking {
            body()
        } onChange: {
            reader.invalidate()
        }
    }
}

// An observer of the observable objects that a body reads.
//
// SAFETY: a node takes invalidations from any thread.
private final class ObservingReader: @unchecked Sendable {
    private weak var node: CompositeNode?

    init(of node: CompositeNode) {
        self.node = node
    }

    func invalidate() { node?.invalidate() }
}
