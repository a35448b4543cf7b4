// SPDX-License-Identifier: Apache-2.0

/// The blending of a view with the views below: SwiftUI's `BlendMode`.
///
/// `sourceAtop`, `destinationOver`, `destinationOut` and `plusDarker` are drawn as `normal`.
public enum BlendMode: Hashable, Sendable {
    /// The view covers those below.
    case normal
    /// Colours are multiplied, and become darker.
    case multiply
    /// Inverted colours are multiplied, and the result becomes lighter.
    case screen
    /// Multiplied or screened, depending on the colour below.
    case overlay
    /// The darker of two colours.
    case darken
    /// The lighter of two colours.
    case lighten
    /// The colours below are brightened.
    case colorDodge
    /// The colours below are darkened.
    case colorBurn
    /// The colours below are darkened or lightened softly.
    case softLight
    /// Multiplied or screened, depending on the colour of the view.
    case hardLight
    /// The absolute difference of two colours.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// The hue of the view, with the saturation and luminosity of the colours below.
    case hue
    /// The saturation of the view, with the hue and luminosity of the colours below.
    case saturation
    /// The hue and the saturation of the view, with the luminosity of the colours below.
    case color
    /// The luminosity of the view, with the hue and saturation of the colours below.
    case luminosity
    /// The view is visible only above other content.
    case sourceAtop
    /// The view is drawn below other content.
    case destinationOver
    /// The view erases other content.
    case destinationOut
    /// The inverted colours are added, and the result becomes darker.
    case plusDarker
    /// The colours are added, and the result becomes lighter.
    case plusLighter

    // The number in patches, from which the page gets the mode of CSS.
    package var number: Int32 {
        switch self {
        case .normal: 0
        case .multiply: 1
        case .screen: 2
        case .overlay: 3
        case .darken: 4
        case .lighten: 5
        case .colorDodge: 6
        case .colorBurn: 7
        case .softLight: 8
        case .hardLight: 9
        case .difference: 10
        case .exclusion: 11
        case .hue: 12
        case .saturation: 13
        case .color: 14
        case .luminosity: 15
        case .plusDarker: 16
        case .plusLighter: 17
        case .sourceAtop: 18
        case .destinationOver: 19
        case .destinationOut: 20
        }
    }
}
