// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Text that shows two pixels in each character, one above the other.
///
/// A terminal's cell is about twice as high as wide, so the pixels come out square.
struct HalfBlocks {
    let width: Int
    let height: Int

    /// Returns coloured text; a pixel without a colour shows the terminal's own background.
    ///
    /// The closure is called with x and y; y is one past the last row if the height is odd.
    func colored(_ color: (Int, Int) -> RGBColor?) -> String {
        var text = ""
        for y in stride(from: 0, to: height, by: 2) {
            // Each line starts without colours, so that it can be copied or scrolled alone.
            var style = TerminalStyle()
            for x in 0..<width {
                switch (color(x, y), color(x, y + 1)) {
                case (nil, nil):
                    text += style.change(background: nil) + " "
                case (let upper?, nil):
                    text += style.change(foreground: upper, background: nil) + "▀"
                case (nil, let lower?):
                    text += style.change(foreground: lower, background: nil) + "▄"
                case (let upper?, let lower?):
                    text += style.change(foreground: upper, background: lower) + "▀"
                }
            }
            text += style.reset() + "\n"
        }
        return text
    }

    /// Returns text without colours; ink is shown in the terminal's foreground colour.
    ///
    /// The closure is called with x and y; y is one past the last row if the height is odd.
    func plain(_ isInk: (Int, Int) -> Bool) -> String {
        var text = ""
        for y in stride(from: 0, to: height, by: 2) {
            for x in 0..<width {
                switch (isInk(x, y), isInk(x, y + 1)) {
                case (false, false): text += " "
                case (true, false): text += "▀"
                case (false, true): text += "▄"
                case (true, true): text += "█"
                }
            }
            text += "\n"
        }
        return text
    }
}

/// The current colours of a terminal, so that only changes are sent.
private struct TerminalStyle {
    private var foreground: RGBColor?
    private var background: RGBColor?

    mutating func change(foreground new: RGBColor? = nil, background: RGBColor?) -> String {
        var codes: [String] = []
        if let new, new != foreground {
            codes.append("38;2;\(new.red);\(new.green);\(new.blue)")
            foreground = new
        }
        if background != self.background {
            if let background {
                codes.append("48;2;\(background.red);\(background.green);\(background.blue)")
            } else {
                codes.append("49")
            }
            self.background = background
        }
        return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    mutating func reset() -> String {
        guard foreground != nil || background != nil else { return "" }
        self = TerminalStyle()
        return "\u{1B}[0m"
    }
}
