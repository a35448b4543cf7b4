// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Disables the controls in the view.
    public func disabled(_ isDisabled: Bool) -> DisabledView<Self> {
        DisabledView(content: self, isDisabled: isDisabled)
    }

    /// Sets the style of the first button in the view.
    public func buttonStyle(_ style: ButtonStyle) -> ModifiedView<Self> {
        with(Attribute(.buttonStyle, style.rawValue))
    }

    /// Sets the size of the first control in the view.
    public func controlSize(_ size: ControlSize) -> ModifiedView<Self> {
        with(Attribute(.controlSize, size.rawValue))
    }

    /// Sets the accent colour of the view and its content.
    public func tint(_ color: Color) -> ModifiedView<Self> { with(Attribute(.tint, color.code)) }

    /// Sets the kind of text in a field, so that the browser can suggest it.
    public func textContentType(_ type: UITextContentType) -> ModifiedView<Self> {
        with(Attribute(.contentType, type.autocomplete))
    }
}

/// The style of a button, with the styles of SwiftUI.
public enum ButtonStyle: Int32, Sendable {
    /// The default style.
    case automatic = 0
    /// A tinted background.
    case bordered
    /// The main action of the screen, in the accent colour.
    case borderedProminent
    /// Only the label.
    case plain
    /// The label in the accent colour.
    case borderless
}

/// The size of a control: SwiftUI's `ControlSize`.
public enum ControlSize: Int32, Sendable {
    /// Smaller.
    case small = 1
    /// The default size.
    case regular
    /// Larger.
    case large
}

/// The kind of text in a field: UIKit's `UITextContentType`.
public struct UITextContentType: Sendable {
    let autocomplete: String

    private init(_ autocomplete: String) {
        self.autocomplete = autocomplete
    }

    /// A person's name.
    public static let name = UITextContentType("name")
    /// A person's first name.
    public static let givenName = UITextContentType("given-name")
    /// An email address.
    public static let emailAddress = UITextContentType("email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType("tel")
    /// A one-time code from a message.
    public static let oneTimeCode = UITextContentType("one-time-code")
}

/// A view whose controls can be disabled.
public struct DisabledView<Content: View>: PrimitiveView {
    let content: Content
    let isDisabled: Bool

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        content.mountNode(in: context.replacing(context.environment.disabled(isDisabled)))
    }

    /// Updates the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        content.updateNode(node, in: environment.disabled(isDisabled))
    }
}
