// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A code to print, and the text under it.
public struct CaptionedCode: Sendable {
    /// The code.
    public let drawing: CodeDrawing
    /// The text, as a rule the code's URL; left out when empty.
    public let caption: String

    /// Makes a code to print.
    public init(drawing: CodeDrawing, caption: String) {
        self.drawing = drawing
        self.caption = caption
    }
}
