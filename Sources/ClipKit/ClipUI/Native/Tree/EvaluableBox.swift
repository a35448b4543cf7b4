// SPDX-License-Identifier: Apache-2.0

// A box whose content can be evaluated outside of the screen.
protocol EvaluableBox: ViewBox {
    func evaluated() -> ViewBox
}

extension CompositeBox: EvaluableBox {
    func evaluated() -> ViewBox { onMainActor(view) { $0.body.boxed() } }
}
