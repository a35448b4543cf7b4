// SPDX-License-Identifier: Apache-2.0

/// A view in a bar: SwiftUI's `ToolbarItem`.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let box: ViewBox

    /// Returns the item as an object.
    public func boxedItems() -> ViewBox { box }
}

extension ToolbarItem where ID == () {
    /// Puts a view in a bar.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        box = ElementBox(
            .toolbarItem,
            [Property(.placement, placement.number)],
            [content().boxed()]
        )
    }
}

extension ToolbarItem where ID == String {
    /// Puts a view in a bar.
    ///
    /// The identifier is unused: on a phone, the person cannot customise the bar.
    nonisolated public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        box = ElementBox(
            .toolbarItem,
            [Property(.placement, placement.number)],
            [content().boxed()]
        )
    }
}

/// Several views in a bar, each an item: SwiftUI's `ToolbarItemGroup`.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let box: ViewBox

    /// Puts views in a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        box = itemsBox(content().boxed(), placement)
    }

    /// Returns the items as one object.
    public func boxedItems() -> ViewBox { box }
}

// Creates an item from each element of a view.
@inline(never)
private func itemsBox(_ content: ViewBox, _ placement: ToolbarItemPlacement) -> ViewBox {
    let items = RowContainer(.toolbarItem)
    return EnvironmentBox(content) {
        $0.collected(in: items, row: [Property(.placement, placement.number)])
    }
}

/// Space between items of a bar: SwiftUI's `ToolbarSpacer`.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement

    /// Puts space between items.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    /// Returns an empty item.
    public func boxedItems() -> ViewBox {
        ElementBox(.toolbarItem, [Property(.placement, placement.number)], [ElementBox(.spacer)])
    }
}

/// The length of the space between items: SwiftUI's `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
    private let isFixed: Bool

    /// The remaining length of the bar.
    public static let flexible = SpacerSizing(isFixed: false)
    /// The standard length.
    public static let fixed = SpacerSizing(isFixed: true)
}

/// The place of an item in a bar: SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
    // As in ElementKey.placement.
    let number: Int32

    /// As the system decides: at the trailing end of the bar.
    public static let automatic = ToolbarItemPlacement(number: 0)
    /// In the middle of the bar, instead of the title.
    public static let principal = ToolbarItemPlacement(number: 3)
    /// At the leading end.
    public static let navigation = ToolbarItemPlacement(number: 1)
    /// The main action, at the trailing end.
    public static let primaryAction = ToolbarItemPlacement(number: 2)
    /// Another action, at the trailing end.
    public static let secondaryAction = ToolbarItemPlacement(number: 2)
    /// Status information, in the lower bar.
    public static let status = ToolbarItemPlacement(number: 4)
    /// The action that confirms, at the trailing end.
    public static let confirmationAction = ToolbarItemPlacement(number: 2)
    /// The action that cancels, at the leading end.
    public static let cancellationAction = ToolbarItemPlacement(number: 1)
    /// The action that deletes, at the trailing end.
    public static let destructiveAction = ToolbarItemPlacement(number: 2)
    /// The lower bar.
    public static let bottomBar = ToolbarItemPlacement(number: 4)
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement(number: 5)
    /// The leading end of the bar.
    public static let topBarLeading = ToolbarItemPlacement(number: 1)
    /// The trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(number: 2)
    /// The leading end of the bar.
    public static let navigationBarLeading = ToolbarItemPlacement(number: 1)
    /// The trailing end of the bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(number: 2)
}

/// A kind of bar: SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
    fileprivate enum Bar { case top, tabs, bottom }

    fileprivate let bar: Bar

    /// The upper bar.
    public static let automatic = ToolbarPlacement(bar: .top)
    /// The upper bar.
    public static let navigationBar = ToolbarPlacement(bar: .top)
    /// The bar with the tabs, at the bottom.
    public static let tabBar = ToolbarPlacement(bar: .tabs)
    /// The lower bar.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

/// The arrangement of the title and the items of a bar: SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// Large on the first screen, in the bar on the others.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// In the bar, at the leading end on wide screens.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, below the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
}

// SwiftUI's overloads of `toolbar`, which the compiler tells apart by their content.
// swift-format-ignore: AmbiguousTrailingClosureOverload
nonisolated extension View {
    /// Puts views in the bar of the screen.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ModifiedView<Self>(ToolbarBox(boxed(), itemsBox(content().boxed(), .automatic)))
    }

    /// Puts items in the bars of the screen.
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        ModifiedView<Self>(ToolbarBox(boxed(), content().boxedItems()))
    }

    /// Shows or hides bars of the screen.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        screenSetting(hiding(visibility, bars))
    }

    /// Shows or hides bars of the screen.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        screenSetting(hiding(visibility, bars))
    }

    /// Sets the background of bars of the screen.
    public func toolbarBackground<Style: ShapeStyle>(
        _ style: Style,
        for bars: ToolbarPlacement...
    ) -> some View {
        screenSetting(
            bars.isEmpty || bars.contains { $0.bar == .top }
                ? [Property(.paint, .paint(style))] : []
        )
    }

    /// Shows or hides the background of bars of the screen.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        screenSetting(backgroundShown(visibility, bars))
    }

    /// Shows or hides the background of bars of the screen.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View {
        screenSetting(backgroundShown(visibility, bars))
    }

    /// Sets how the title of the bar is shown.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        screenSetting([Property(.titleMode, mode.mode.value)])
    }

    /// Sets the purpose of a bar; bars have no roles on a phone, so nothing changes.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Puts a view at the leading end of the bar.
    @available(*, deprecated, message: "use toolbar(content:) with placement topBarLeading")
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Puts a view at the trailing end of the bar.
    @available(*, deprecated, message: "use toolbar(content:) with placement topBarTrailing")
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Puts views at both ends of the bar.
    @available(
        *,
        deprecated,
        message: "use toolbar(content:) with placements topBarLeading and topBarTrailing"
    )
    public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading,
        trailing: Trailing
    ) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
}

/// The purpose of the content below a bar: SwiftUI's `ToolbarRole`.
public struct ToolbarRole: Sendable {
    /// As the system decides.
    public static let automatic = ToolbarRole()
    /// Content that is browsed, such as a list of files.
    public static let browser = ToolbarRole()
    /// Content that is edited, such as a document.
    public static let editor = ToolbarRole()
    /// A stack of screens.
    public static let navigationStack = ToolbarRole()
}

private func hiding(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> [Property] {
    let value: PropertyValue = visibility == .automatic ? .unset : .flag(visibility == .hidden)
    var properties: [Property] = []
    if bars.isEmpty || bars.contains(where: { $0.bar == .top }) {
        properties.append(Property(.isBarHidden, value))
    }
    if bars.contains(where: { $0.bar == .bottom }) {
        properties.append(Property(.isBottomBarHidden, value))
    }
    if bars.contains(where: { $0.bar == .tabs }) {
        properties.append(Property(.isTabBarHidden, value))
    }
    return properties
}

private func backgroundShown(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> [Property] {
    guard bars.isEmpty || bars.contains(where: { $0.bar == .top }) else { return [] }
    return [Property(.barBackground, visibility.number)]
}

// A view with items for the bars of its screen.
final class ToolbarBox: ViewBox {
    private let content: ViewBox
    private let items: ViewBox

    init(_ content: ViewBox, _ items: ViewBox) {
        self.content = content
        self.items = items
    }

    package override func mount(in context: MountContext) -> Node {
        let place = context.environment.place
        let screen = place?.screen
        let node = ToolbarNode(content.mount(in: context), place)
        guard let screen else { return node }
        var bar = context
        bar.parent = screen.element
        bar.before = screen.anchor
        bar.environment = context.environment.at(place)
        node.items = items.mount(in: bar)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: ToolbarNode.self)
        content.update(node.child, in: environment)
        if let bar = node.items { items.update(bar, in: environment.at(environment.place)) }
    }
}

final class ToolbarNode: WrapperNode {
    fileprivate var items: Node?
    private let place: ScreenPlace?

    init(_ child: Node, _ place: ScreenPlace?) {
        self.place = place
        super.init(child)
    }

    package override func unmount() {
        if let items {
            // Items that are removed together with their screen are not removed from it.
            if let screen = place?.screen {
                screen.renderer.remove(items)
            } else {
                items.unmount()
            }
        }
        items = nil
        super.unmount()
    }
}
