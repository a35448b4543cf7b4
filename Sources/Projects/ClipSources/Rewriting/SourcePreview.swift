// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A preview that a source declares for Xcode's canvas.
public struct SourcePreview: Sendable, Hashable {
    /// How it is declared.
    public enum Form: Sendable, Hashable {
        /// `#Preview { … }`, which is blanked, or made a function.
        case macro
        /// A type that is a `PreviewProvider`, which stays.
        case provider
    }

    /// How it is declared.
    public let form: Form
    /// The title of the macro, as it is written, or the name of the type; `nil` for a macro without a title.
    public let name: String?
    /// Where it begins: the number sign of the macro, the name of the type.
    public let position: TextPosition
    /// What is the preview's view in the module; `nil` if nothing outside of its source can name it.
    public internal(set) var expression: String?

    /// A preview.
    public init(form: Form, name: String?, position: TextPosition, expression: String? = nil) {
        self.form = form
        self.name = name
        self.position = position
        self.expression = expression
    }
}
