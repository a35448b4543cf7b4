// SPDX-License-Identifier: Apache-2.0

/// An action of the person, or a change that the page reports.
///
/// Hosts send the raw value.
public enum ClipEvent: UInt8, Sendable {
    /// The person tapped a button.
    case tap = 1
    /// The person typed into a field; the text is the whole content of the field.
    case input
    /// The person changed a control: `1` or `0` for a switch, otherwise a number.
    case change
    /// The person closed the App Store overlay; the event belongs to no element.
    case overlayClosed
    /// The person pressed Return in a field.
    case submit
    /// A field got the focus (`1`) or lost it (`0`).
    case focus
    /// The size or place of an element: numbers, separated by spaces.
    case geometry
    /// A gesture: its index, its phase and numbers.
    case gesture
    /// The person closed a sheet or another presentation, or went back.
    case dismissed
    /// The person chose a tab or a row.
    case selected
    /// A scroll view was scrolled, or its size has changed: the offset, the size of the content, its insets, the size of
    /// the scroll view, the phase, and the element that is first in the visible part.
    case scrolled
    /// A request to the clip's own layout.
    case layout
    /// The appearance of the screen has changed; the event belongs to no element.
    case appearance
    /// The clip became active, inactive or went to the background; the event belongs to no element.
    case scenePhase
    /// A button that reports its state was pressed (`1`) or released (`0`).
    case pressed
    /// An image that was waited for is available, with its width and height in pixels, or could not be loaded (no
    /// text).
    case loaded
    /// The person used assistive technology: an action (no text), an increment (`1`), a decrement (`-1`), or the index
    /// of an entry.
    case accessibility = 20
    /// The person moved a row by a number of rows.
    case moved
}
