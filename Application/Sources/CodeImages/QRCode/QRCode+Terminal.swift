// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension QRCode {
    /// The characters and colours that represent a code in a terminal.
    public enum TerminalStyle: Sendable, Hashable {
        /// Black on white in explicit colours, for dark and for light terminals.
        case colors
        /// No colours, for a light foreground on a dark background.
        case plainOnDark
        /// No colours, for a dark foreground on a light background.
        case plainOnLight
    }

    /// Returns the code with its quiet zone as text, with two modules in each character.
    public func terminalText(_ style: TerminalStyle = .colors) -> String {
        let side = size + 2 * Self.quietZone
        let blocks = HalfBlocks(width: side, height: side)
        func isDark(_ x: Int, _ y: Int) -> Bool {
            self.isDark(x: x - Self.quietZone, y: y - Self.quietZone)
        }
        let black = RGBColor(red: 0, green: 0, blue: 0)
        let white = RGBColor(red: 255, green: 255, blue: 255)
        return switch style {
        case .colors: blocks.colored { isDark($0, $1) ? black : white }
        case .plainOnDark: blocks.plain { !isDark($0, $1) }
        case .plainOnLight: blocks.plain { isDark($0, $1) }
        }
    }
}
