/// What a person does with an element.
///
/// The number is what a host sends.
public enum ClipEvent: UInt8, Sendable {
    /// A button was tapped.
    case tap = 1
    /// Something was typed; the text is all that the field holds.
    case input
    /// A switch was set; the text is `1` or `0`.
    case change
    /// The offer of the full app was closed; it belongs to no element.
    case overlayClosed
}
