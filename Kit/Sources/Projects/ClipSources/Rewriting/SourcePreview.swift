// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A preview that a source declares for Xcode's canvas.
public struct SourcePreview: Sendable, Hashable {
    /// The form in which a preview is declared.
    public enum Form: Sendable, Hashable {
        /// A macro, `#Preview { … }`, which is blanked or becomes a function.
        case macro
        /// A type that conforms to `PreviewProvider`, which is kept.
        case provider
    }

    /// The form of the declaration.
    public let form: Form
    /// The title of the macro, as it is written, or the name of the type; `nil` for a macro without a title.
    public let name: String?
    /// The position of the macro's number sign, or of the type's name.
    public let position: TextPosition
    /// The expression for the preview's view in the module; `nil` if it is not visible outside its source.
    public internal(set) var expression: String?

    /// Creates a preview.
    public init(form: Form, name: String?, position: TextPosition, expression: String? = nil) {
        self.form = form
        self.name = name
        self.position = position
        self.expression = expression
    }
}
