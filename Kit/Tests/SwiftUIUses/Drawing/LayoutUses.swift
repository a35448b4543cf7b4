// SPDX-License-Identifier: Apache-2.0

import ClipUI

struct Item: Identifiable {
    var id = UUID()
    var name = ""
    var isOn = false
}

enum Flavor: String, CaseIterable, Identifiable {
    case sweet, sour
    var id: String { rawValue }
}

private struct ThirdAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

private struct MiddleAlignment: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
}

extension VerticalAlignment {
    static let third = VerticalAlignment(ThirdAlignment.self)
}

extension HorizontalAlignment {
    static let middle = HorizontalAlignment(MiddleAlignment.self)
}

struct FrameUses: View {
    var width: CGFloat? = nil
    let size = CGSize(width: 3, height: 4)

    var body: some View {
        Text("a")
            .frame(width: 3).frame(height: 3).frame(width: 3, height: 4, alignment: .leading)
            .frame(width: width, height: width)
            .frame(maxWidth: .infinity).frame(
                maxWidth: .infinity,
                maxHeight: .infinity,
                alignment: .topLeading
            )
            .frame(
                minWidth: 0,
                idealWidth: 3,
                maxWidth: 4,
                minHeight: 0,
                idealHeight: 2,
                maxHeight: .infinity
            )
            .frame(minHeight: 44, alignment: .leading)
            .padding().padding(8).padding(.horizontal).padding(.top, 8).padding([.top, .leading])
            .padding([.top, .leading], 8).padding(
                EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            )
            .safeAreaPadding().safeAreaPadding(8).safeAreaPadding(.top, 3).safeAreaPadding(
                EdgeInsets()
            )
        Text("a")
            .offset(x: 3).offset(y: 4).offset(x: 3, y: 4).offset(size)
            .position(x: 3, y: 4).position(CGPoint(x: 3, y: 4))
            .fixedSize().fixedSize(horizontal: false, vertical: true)
            .layoutPriority(1)
            .aspectRatio(1.5, contentMode: .fit).aspectRatio(contentMode: .fill).aspectRatio(
                size,
                contentMode: .fit
            )
            .scaledToFit().scaledToFill()
            .ignoresSafeArea().ignoresSafeArea(.all, edges: .bottom).ignoresSafeArea(.keyboard)
            .ignoresSafeArea(edges: .top)
            .edgesIgnoringSafeArea(.all).edgesIgnoringSafeArea([.top, .bottom])
            .safeAreaInset(edge: .bottom) { Text("b") }
            .safeAreaInset(edge: .top, alignment: .leading, spacing: 3) { Text("b") }
            .safeAreaInset(edge: .leading, alignment: .top) { Text("b") }
        Text("a")
            .alignmentGuide(.leading) { d in d[.trailing] - 3 }
            .alignmentGuide(VerticalAlignment.center) { $0.height / 3 }
            .alignmentGuide(.third) { $0[.bottom] }
            .alignmentGuide(HorizontalAlignment.middle) { _ in 3 }
            .containerRelativeFrame(.horizontal)
            .containerRelativeFrame([.horizontal, .vertical], alignment: .top)
            .containerRelativeFrame(.horizontal) { length, axis in length * 0.8 }
            .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
    }
}

struct StackUses: View {
    @State private var items: [Item] = []
    let names = ["a", "b"]

    var body: some View {
        VStack(alignment: .leading, spacing: nil) { Text("a") }
        HStack(alignment: .third) { Text("a") }
        HStack(alignment: .firstTextBaseline, spacing: 3) { Text("a") }
        ZStack(alignment: .leadingFirstTextBaseline) { Text("a") }
        ZStack(alignment: Alignment(horizontal: .middle, vertical: .third)) { Text("a") }
        LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders]) { Text("a") }
        LazyHStack { Text("a") }
        LazyVGrid(columns: [
            GridItem(.flexible()), GridItem(.adaptive(minimum: 80), spacing: 3, alignment: .top),
        ]) {
            Text("a")
        }
        LazyHGrid(rows: [GridItem(.fixed(80))], alignment: .top, spacing: 3) { Text("a") }
        Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 4) {
            GridRow(alignment: .top) {
                Text("a").gridCellColumns(2).gridColumnAlignment(.trailing)
                Text("a").gridCellAnchor(.center).gridCellUnsizedAxes(.horizontal)
            }
            Divider().gridCellUnsizedAxes([.horizontal, .vertical])
        }
    }

    @ViewBuilder var rows: some View {
        ForEach(items) { item in Text(item.name) }
        ForEach($items) { $item in Toggle("a", isOn: $item.isOn) }
        ForEach($items, id: \.name) { $item in Text(item.name) }
        ForEach(names, id: \.self) { Text($0) }
        ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text(name) }
        ForEach(names.indices, id: \.self) { Text(names[$0]) }
        ForEach(0..<3) { Text("\($0)") }
        ForEach(0..<names.count, id: \.self) { Text(names[$0]) }
        ForEach(Flavor.allCases) { Text($0.rawValue) }
        ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue) }
    }
}

struct GeometryUses: View {
    @State private var height: CGFloat = 0

    var body: some View {
        GeometryReader { proxy in
            Text("a").frame(width: proxy.size.width * 0.5, height: proxy.safeAreaInsets.top)
                .offset(x: proxy.frame(in: .global).minX, y: proxy.frame(in: .named("a")).midY)
        }
        .coordinateSpace(name: "a")
        .coordinateSpace(.named("b"))
        GeometryReader { geometry -> AnyView in AnyView(Text("\(geometry.frame(in: .local).width)"))
        }
        Text("a").onGeometryChange(for: CGFloat.self) {
            $0.size.height
        } action: {
            height = $0
        }
        ViewThatFits { Text("a") }
        ViewThatFits(in: .horizontal) {
            Text("a")
            Text("b")
        }
    }
}

struct ScrollUses: View {
    @State private var position: Int?
    @State private var place = ScrollPosition(edge: .top)

    var body: some View {
        ScrollView { Text("a") }
        ScrollView(.horizontal, showsIndicators: false) { Text("a") }
        ScrollView([.horizontal, .vertical]) { Text("a") }
        ScrollViewReader { proxy in
            ScrollView { Text("a").id(3) }
            Button("b") { proxy.scrollTo(3) }
            Button("b") { proxy.scrollTo("x", anchor: .top) }
        }
        ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }
            .scrollIndicators(.hidden).scrollIndicators(.never, axes: .vertical)
            .scrollDisabled(true).scrollClipDisabled()
            .scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.interactively)
            .scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $position).scrollPosition(id: $position, anchor: .top)
            .scrollPosition($place).scrollPosition($place, anchor: .bottom)
            .onScrollPhaseChange { old, new in }
            .onScrollPhaseChange { _, new, context in
                if new == .idle { place.scrollTo(y: context.geometry.contentSize.height) }
            }
            .onScrollGeometryChange(for: CGFloat.self) { geometry in
                geometry.contentOffset.y
            } action: { _, new in
                if new > 100 { place.scrollTo(edge: .top) }
            }
            .onScrollVisibilityChange { isVisible in }
            .onScrollVisibilityChange(threshold: 0.2) { _ in }
            .defaultScrollAnchor(.bottom)
            .contentMargins(.horizontal, 8).contentMargins(8).contentMargins(
                .top,
                3,
                for: .scrollContent
            )
    }
}
