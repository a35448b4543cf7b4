// SPDX-License-Identifier: Apache-2.0

public import ClipUI
public import UIKit

extension UIColor {
    /// Creates a colour from one of SwiftUI, with its light and its dark variant.
    ///
    /// The accent colour of the clip is the system's blue here; a mixture is its first colour.
    public convenience init(_ color: Color) {
        let color = Self.color(of: color.paint.value)
        self.init { color.resolvedColor(with: $0) }
    }

    // The kinds of paint are those that the page knows.
    private static func color(of paint: PropertyValue, depth: Int = 0) -> UIColor {
        switch paint {
        case .integer(let number) where number == 0 || number & ~0xFF00 != 0:
            func part(_ shift: Int32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
            return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
        case .integer(let number): return systemColors[number >> 8] ?? .label
        case .list(let parts) where parts.count > 1 && depth < 8:
            guard case .integer(let form) = parts[0] else { return .label }
            let inner: (Int) -> UIColor = { color(of: parts[$0], depth: depth + 1) }
            switch (form, parts.last) {
            case (1, .number(let opacity)?):
                let base = inner(1)
                return UIColor { traits in
                    let solid = base.resolvedColor(with: traits)
                    return solid.withAlphaComponent(solid.cgColor.alpha * opacity)
                }
            case (2, _) where parts.count == 3:
                let (light, dark) = (inner(1), inner(2))
                return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
            case (8, .text(let name)?): return UIColor(named: name) ?? .systemGray
            case (9, _): return inner(1)
            default: return .label
            }
        default: return .label
        }
    }

    private static let systemColors: [Int32: UIColor] = [
        1: .label, 2: .secondaryLabel, 3: .tintColor, 30: .systemBlue, 31: .systemBrown,
        32: .systemCyan, 33: .systemGray, 34: .systemGreen, 35: .systemIndigo, 36: .systemMint,
        37: .systemOrange, 38: .systemPink, 39: .systemPurple, 40: .systemRed, 41: .systemTeal,
        42: .systemYellow,
    ]
}
