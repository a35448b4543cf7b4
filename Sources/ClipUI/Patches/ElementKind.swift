/// What an element is.
///
/// The number is what stands in a patch.
package enum ElementKind: UInt8 {
    /// A container without a layout of its own.
    case box = 0
    /// A run of text.
    case text
    /// Something to tap.
    case button
    /// A field to type one line into.
    case textField
    /// A switch.
    case toggle
    /// A text and the control that it names, together.
    case label
    /// A picture or a symbol.
    case image
    /// A list; its children are rows.
    case list
    /// A row of a list.
    case row
    /// A line between parts.
    case divider
    /// Children side by side.
    case horizontalStack
    /// Children below each other.
    case verticalStack
    /// Children on top of each other.
    case depthStack
    /// What takes the room that is left.
    case spacer
    /// The name of the screen, its first heading.
    case title
    /// A part of a list or a screen.
    case section
    /// The name of a section, a second heading.
    case sectionHeader
    /// What can be moved to see the rest.
    case scrollView
    /// Children in columns.
    case grid
    /// Controls that belong together, under one name.
    case group
}
