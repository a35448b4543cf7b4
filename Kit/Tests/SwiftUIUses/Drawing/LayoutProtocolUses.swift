// SPDX-License-Identifier: Apache-2.0

import ClipUI

struct Flow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(
            width: width,
            height: subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
        )
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) {
        for index in subviews.indices {
            let view = subviews[index]
            let dimensions = view.dimensions(in: .init(width: bounds.width, height: nil))
            view.place(
                at: bounds.origin,
                proposal: ProposedViewSize(width: dimensions.width, height: dimensions[.bottom])
            )
        }
    }
}

struct Cached: Layout {
    struct Cache { var sizes: [CGSize] }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    {
        cache.sizes.first ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        subviews[0].place(at: .zero, anchor: .center, proposal: .zero)
    }
}

struct LayoutProtocolUses: View {
    let isWide: Bool

    var body: some View {
        let layout =
            isWide ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout(spacing: 3))
        layout { Text("a") }
        Flow { Text("a") }
        Flow(spacing: 3) {
            Text("a")
            Text("b")
        }
        .padding()
        Cached()({ Text("a") })
    }
}
