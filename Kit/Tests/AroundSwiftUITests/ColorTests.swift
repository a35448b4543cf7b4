// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// Colours of SwiftUI as colours of UIKit.
@MainActor
struct ColorTests {
    private func parts(_ color: Color, _ style: UIUserInterfaceStyle) -> [Int] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let parts = UIColor(color).resolvedColor(with: traits).cgColor.components ?? []
        return parts.map { Int(($0 * 255).rounded()) }
    }

    @Test func coloursKeepTheirFormsInUIKit() {
        #expect(parts(Color(red: 1, green: 0.2, blue: 0), .light) == [255, 51, 0, 255])
        #expect(parts(.blue, .light) == [0, 122, 255, 255])
        #expect(parts(.blue, .dark) == [10, 132, 255, 255])
        #expect(parts(.primary, .dark) == [255, 255, 255, 255])
        #expect(parts(.blue.opacity(0.5), .light) == [0, 122, 255, 128])
        #expect(parts(.white.opacity(0.5), .light)[3] == 128)
        #expect(parts(.clear, .light)[3] == 0)
        #expect(parts(Color(uiColor: .systemRed), .dark) == [255, 69, 58, 255])
    }
}
