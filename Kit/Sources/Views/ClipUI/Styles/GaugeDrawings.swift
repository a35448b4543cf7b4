// SPDX-License-Identifier: Apache-2.0

// The drawings of gauges as on iPhone, in points.

// Returns a bar between the labels of its bounds, with its label above and that of the value below.
@inline(never)
func linearGauge(_ parts: GaugeParts) -> ViewBox {
    VStack(spacing: 4) {
        StyledPart(box: parts.label)
        HStack(spacing: 8) {
            StyledPart(box: parts.minimum ?? EmptyBox())
            StyledPart(box: ProgressView(value: parts.value).boxed())
            StyledPart(box: parts.maximum ?? EmptyBox())
        }
        StyledPart(box: parts.current ?? EmptyBox())
    }.boxed()
}

// A bar with a mark at the value.
nonisolated struct MarkedBar: View {
    let value: Double

    var body: some View {
        ZStack(alignment: .leading) {
            Capsule().fill(.tint).opacity(0.35).frame(height: 6)
            GeometryReader { proxy in
                Circle().fill(.tint).frame(width: 10, height: 10)
                    .offset(x: CGFloat(value) * max(0, proxy.size.width - 10))
            }
        }
        .frame(height: 10)
    }
}

// A ring with the value inside; an open ring has its gap at the bottom, where the labels of the bounds are.
nonisolated struct RingGauge: View {
    let parts: GaugeParts
    let isOpen: Bool

    var body: some View {
        ZStack {
            ring(isOpen ? 0.75 : 1).opacity(isOpen ? 1 : 0.3)
            if isOpen {
                // The mark moves around the centre, from the lower left to the lower right.
                Circle().fill(Color.white).frame(width: 8, height: 8)
                    .offset(y: -26)
                    .rotationEffect(.degrees(-135 + 270 * parts.value))
            } else {
                ring(parts.value)
            }
            StyledPart(box: parts.current ?? parts.label).font(.headline)
            if isOpen {
                HStack(spacing: 12) {
                    StyledPart(box: parts.minimum ?? parts.label)
                    StyledPart(box: parts.maximum ?? EmptyBox())
                }
                .font(.caption2)
                .offset(y: 24)
            }
        }
        .frame(width: 58, height: 58)
    }

    private func ring(_ part: Double) -> some View {
        Circle().inset(by: 3)
            .trim(from: 0, to: CGFloat(part))
            .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .rotationEffect(.degrees(isOpen ? 135 : -90))
    }
}
