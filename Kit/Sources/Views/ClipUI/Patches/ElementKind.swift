// SPDX-License-Identifier: Apache-2.0

/// The kind of an element.
///
/// Patches contain the raw value. Elements are the nodes of `Documentation/layout.md`: views, and modifiers with the view
/// as their first child.
package enum ElementKind: UInt8 {
    // MARK: Leaves

    /// Text, in one style or in several runs.
    case text = 1
    /// An image or a symbol.
    case image
    /// A shape, filled or stroked.
    case shape
    /// Flexible space.
    case spacer
    /// A line between views.
    case divider
    /// A text field: of one line, or of several (`axis`), hidden (`isSecure`).
    case textField
    /// A switch.
    case toggle
    /// A control that selects a number on a line.
    case slider
    /// A field for a date or a time.
    case datePicker
    /// A choice of one of the `options`: a menu, a segmented control, a wheel or rows.
    case picker
    /// The progress of a task: a bar, or a spinning circle.
    case progress
    /// A field for a colour.
    case colorWell
    /// A view that cannot be shown here; `text` is its name.
    case placeholder

    // MARK: Containers

    case hStack = 20
    case vStack, zStack, lazyHStack, lazyVStack, lazyVGrid, lazyHGrid, grid, gridRow
    case scrollView, list, section, listRow
    case geometryReader, viewThatFits, customLayout
    /// An element around one view, without a layout of its own: it has roles, labels and events.
    case box
    /// A button; its child is the label.
    case button
    /// A link to a web page.
    case link
    /// A control with its label: the control is the last child.
    case labeled
    /// A menu: its label, then its items.
    case menu

    /// The buttons that a swipe of a row shows, at an `edge`. It comes after the content of the row.
    case swipeActions = 44

    // MARK: Screens

    /// A stack of screens, of which the last is shown. Its children are `screen`s.
    case navigation = 45
    /// A screen with its bar: `title`, `titleMode`, then a bar of `toolbarItem`s, and the content last.
    case screen
    /// A button or a view in a bar; `placement`.
    case toolbarItem
    /// Tabs, each a `tab`.
    case tabs
    /// A tab: its content; `title`, `symbol`, `badge`.
    case tab
    /// A presentation above the screen: a sheet, a cover, an alert, a dialog or a popover (`presentation`).
    case presentation

    // MARK: Modifiers

    case padding = 60
    case frame, flexibleFrame, fixedSize, aspectRatio, offset, position, layoutPriority
    case alignmentGuide, background, overlay, ignoresSafeArea, safeAreaInset, safeAreaPadding
    case traits, containerRelativeFrame, coordinateSpace, geometryReport
    /// Effects on the drawing of the content: opacity, blur, shadow, transforms, blending.
    case effect = 80
    /// Clips its content to a shape.
    case clip
    /// Masks the first child with the second.
    case mask
    /// Takes gestures: `gestures`.
    case gesture
    /// The area in which the content takes taps: `shape`.
    case contentShape
    /// Opens a menu on a long press: the view, then the items.
    case contextMenu
}
