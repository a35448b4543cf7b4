// SPDX-License-Identifier: Apache-2.0

// A box that creates its content, and can do so for a view that is not on the screen, such as the label of a tab.
protocol EvaluableBox: ViewBox {
    // Returns the content, with the initial values of the state.
    func evaluated() -> ViewBox
}

extension CompositeBox: EvaluableBox {
    // Returns the content, with the initial values of the state.
    func evaluated() -> ViewBox { onMainActor(view) { $0.body.boxed() } }
}
