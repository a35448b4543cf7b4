// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
// Embedded Swift has no parameter packs: a block has at most ten views there.
extension ViewBuilder {
    /// Builds a block with 2 views.
    public static func buildBlock<A: View, B: View>(
        _ a: A,
        _ b: B
    ) -> TupleView<(A, B)> {
        TupleView([a.boxed(), b.boxed()])
    }

    /// Builds a block with 3 views.
    public static func buildBlock<A: View, B: View, C: View>(
        _ a: A,
        _ b: B,
        _ c: C
    ) -> TupleView<(A, B, C)> {
        TupleView([a.boxed(), b.boxed(), c.boxed()])
    }

    /// Builds a block with 4 views.
    public static func buildBlock<A: View, B: View, C: View, D: View>(
        _ a: A,
        _ b: B,
        _ c: C,
        _ d: D
    ) -> TupleView<(A, B, C, D)> {
        TupleView([a.boxed(), b.boxed(), c.boxed(), d.boxed()])
    }

    /// Builds a block with 5 views.
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
        _ a: A,
        _ b: B,
        _ c: C,
        _ d: D,
        _ e: E
    ) -> TupleView<(A, B, C, D, E)> {
        TupleView([a.boxed(), b.boxed(), c.boxed(), d.boxed(), e.boxed()])
    }

    /// Builds a block with 6 views.
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
        _ a: A,
        _ b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F
    ) -> TupleView<(A, B, C, D, E, F)> {
        TupleView([a.boxed(), b.boxed(), c.boxed(), d.boxed(), e.boxed(), f.boxed()])
    }

    /// Builds a block with 7 views.
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
        _ a: A,
        _ b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G
    ) -> TupleView<(A, B, C, D, E, F, G)> {
        TupleView([a.boxed(), b.boxed(), c.boxed(), d.boxed(), e.boxed(), f.boxed(), g.boxed()])
    }

    /// Builds a block with 8 views.
    public static func buildBlock<
        A: View,
        B: View,
        C: View,
        D: View,
        E: View,
        F: View,
        G: View,
        H: View
    >(
        _ a: A,
        _ b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G,
        _ h: H
    ) -> TupleView<(A, B, C, D, E, F, G, H)> {
        TupleView([
            a.boxed(), b.boxed(), c.boxed(), d.boxed(), e.boxed(), f.boxed(), g.boxed(), h.boxed(),
        ])
    }

    /// Builds a block with 9 views.
    public static func buildBlock<
        A: View,
        B: View,
        C: View,
        D: View,
        E: View,
        F: View,
        G: View,
        H: View,
        I: View
    >(
        _ a: A,
        _ b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G,
        _ h: H,
        _ i: I
    ) -> TupleView<(A, B, C, D, E, F, G, H, I)> {
        TupleView([
            a.boxed(), b.boxed(), c.boxed(), d.boxed(), e.boxed(), f.boxed(), g.boxed(), h.boxed(),
            i.boxed(),
        ])
    }

    /// Builds a block with 10 views.
    public static func buildBlock<
        A: View,
        B: View,
        C: View,
        D: View,
        E: View,
        F: View,
        G: View,
        H: View,
        I: View,
        J: View
    >(
        _ a: A,
        _ b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G,
        _ h: H,
        _ i: I,
        _ j: J
    ) -> TupleView<(A, B, C, D, E, F, G, H, I, J)> {
        TupleView([
            a.boxed(), b.boxed(), c.boxed(), d.boxed(), e.boxed(), f.boxed(), g.boxed(), h.boxed(),
            i.boxed(), j.boxed(),
        ])
    }
}
#endif
