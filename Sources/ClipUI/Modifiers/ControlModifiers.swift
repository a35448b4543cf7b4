extension View {
    /// Lets controls inside do nothing.
    public func disabled(_ isDisabled: Bool) -> DisabledView<Self> {
        DisabledView(content: self, isDisabled: isDisabled)
    }

    /// Sets how a button looks.
    ///
    /// It is for the first button inside.
    public func buttonStyle(_ style: ButtonStyle) -> ModifiedView<Self> {
        with(Attribute(.buttonStyle, style.rawValue))
    }

    /// Sets how large a control is.
    ///
    /// It is for the first control inside.
    public func controlSize(_ size: ControlSize) -> ModifiedView<Self> {
        with(Attribute(.controlSize, size.rawValue))
    }

    /// Sets the accent colour of the view and all inside.
    public func tint(_ color: Color) -> ModifiedView<Self> { with(Attribute(.tint, color.code)) }

    /// Says what is typed into a field, so that the browser can offer it.
    public func textContentType(_ type: UITextContentType) -> ModifiedView<Self> {
        with(Attribute(.contentType, type.autocomplete))
    }
}

/// How a button looks: the styles that SwiftUI has.
public enum ButtonStyle: Int32, Sendable {
    /// As fits the place.
    case automatic = 0
    /// With a quiet background.
    case bordered
    /// The one that matters on the screen.
    case borderedProminent
    /// Its label and nothing else.
    case plain
    /// A text in the accent colour.
    case borderless
}

/// How large a control is: SwiftUI's `ControlSize`.
public enum ControlSize: Int32, Sendable {
    /// Smaller.
    case small = 1
    /// Usual.
    case regular
    /// Larger.
    case large
}

/// What is typed into a field: UIKit's `UITextContentType`.
public struct UITextContentType: Sendable {
    let autocomplete: String

    private init(_ autocomplete: String) {
        self.autocomplete = autocomplete
    }

    /// A person's name.
    public static let name = UITextContentType("name")
    /// A person's first name.
    public static let givenName = UITextContentType("given-name")
    /// An address for mail.
    public static let emailAddress = UITextContentType("email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType("tel")
    /// A code that came in a message.
    public static let oneTimeCode = UITextContentType("one-time-code")
}

/// A view whose controls may do nothing.
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
