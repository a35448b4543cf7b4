// SPDX-License-Identifier: Apache-2.0

/// How what is drawn mixes with what is below: SwiftUI's `BlendMode`.
///
/// The last three are drawn as `normal`.
public enum BlendMode: Hashable, Sendable {
    /// It covers it.
    case normal
    /// Darker: colours multiplied.
    case multiply
    /// Lighter: what colours lack multiplied.
    case screen
    /// Multiplied or screened, by what is below.
    case overlay
    /// The darker colour.
    case darken
    /// The lighter colour.
    case lighten
    /// Brightens what is below.
    case colorDodge
    /// Darkens what is below.
    case colorBurn
    /// Darker or lighter, softly.
    case softLight
    /// Darker or lighter, by what is on top.
    case hardLight
    /// How far the colours are apart.
    case difference
    /// The same, with less contrast.
    case exclusion
    /// The hue of what is on top.
    case hue
    /// The saturation of what is on top.
    case saturation
    /// The hue and the saturation of what is on top.
    case color
    /// The brightness of what is on top.
    case luminosity
    /// Only where something is below.
    case sourceAtop
    /// Below what is there.
    case destinationOver
    /// Takes away what is there.
    case destinationOut
    /// Adds what colours lack.
    case plusDarker
    /// Adds the colours.
    case plusLighter

    // As in CSS, then those that it lacks.
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
