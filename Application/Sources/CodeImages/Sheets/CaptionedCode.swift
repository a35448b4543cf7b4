// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A code to print, and its caption.
public struct CaptionedCode: Sendable {
    /// The code.
    public let drawing: CodeDrawing
    /// The text under the code, usually its URL; empty for none.
    public let caption: String

    /// Creates a code to print.
    public init(drawing: CodeDrawing, caption: String) {
        self.drawing = drawing
        self.caption = caption
    }
}
