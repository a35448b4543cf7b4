// SPDX-License-Identifier: Apache-2.0

/// The kind of an element.
///
/// Patches contain the raw value.
package enum ElementKind: UInt8 {
    /// A container without a layout of its own.
    case box = 0
    /// A run of text.
    case text
    /// A button.
    case button
    /// A field for one line of text.
    case textField
    /// A switch.
    case toggle
    /// A control together with its label.
    case label
    /// An image or a symbol.
    case image
    /// A list; its children are rows.
    case list
    /// A row of a list.
    case row
    /// A line between parts.
    case divider
    /// Children in a horizontal line.
    case horizontalStack
    /// Children in a vertical line.
    case verticalStack
    /// Children on top of each other.
    case depthStack
    /// Space that takes the remaining room.
    case spacer
    /// The title of the screen, a heading of level 1.
    case title
    /// A section of a list or a screen.
    case section
    /// The header of a section, a heading of level 2.
    case sectionHeader
    /// Scrollable content.
    case scrollView
    /// Children in columns.
    case grid
    /// Related controls under one label.
    case group
}
