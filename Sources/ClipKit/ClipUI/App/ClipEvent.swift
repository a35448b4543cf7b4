// SPDX-License-Identifier: Apache-2.0

/// An action of the person.
///
/// Hosts send the raw value.
public enum ClipEvent: UInt8, Sendable {
    /// The person tapped a button.
    case tap = 1
    /// The person typed into a field; the text is the whole content of the field.
    case input
    /// The person turned a switch on or off; the text is `1` or `0`.
    case change
    /// The person closed the App Store overlay; the event belongs to no element.
    case overlayClosed
}
