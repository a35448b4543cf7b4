// SPDX-License-Identifier: Apache-2.0

public import ClipUI
public import UIKit

extension Font {
    /// Creates a font from one of UIKit, with its size.
    public init(_ font: UIFont) {
        var made =
            font.name.map { Font.custom($0, fixedSize: font.pointSize) }
            ?? Font.system(size: font.pointSize, design: font.isMonospaced ? .monospaced : nil)
        if font.weight != .regular { made = made.weight(Weight(font.weight)) }
        self = font.isItalic ? made.italic() : made
    }
}

extension Font.Weight {
    // The nearest of the nine weights.
    fileprivate init(_ weight: UIFont.Weight) {
        let known: [(UIFont.Weight, Font.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
            (.black, .black),
        ]
        let nearest = known.min {
            abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue)
        }
        self = nearest?.1 ?? .regular
    }
}
