// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are UIKit's own, and mean what they mean there.

public import CoreGraphics

/// A view that the person operates: UIKit's `UIControl`.
@MainActor @preconcurrency
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Self(rawValue: 1 << 0)
        public static let touchUpInside = Self(rawValue: 1 << 6)
        public static let valueChanged = Self(rawValue: 1 << 12)
        public static let primaryActionTriggered = Self(rawValue: 1 << 13)
        public static let editingDidBegin = Self(rawValue: 1 << 16)
        public static let editingChanged = Self(rawValue: 1 << 17)
        public static let editingDidEnd = Self(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
        public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: Self = []
        public static let highlighted = Self(rawValue: 1)
        public static let disabled = Self(rawValue: 2)
        public static let selected = Self(rawValue: 4)
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open private(set) var actions: [(action: UIAction, events: Event)] = []

    private var targets: [(target: ActionTarget, events: Event)] = []

    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        guard let target else { return }
        targets.append((ActionTarget(object: target as AnyObject, action: action), events))
    }
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        let object = target.map { $0 as AnyObject }
        for index in targets.indices
        where (object == nil || targets[index].target.object === object)
            && (action == nil || targets[index].target.action == action)
        { targets[index].events.subtract(events) }
        targets.removeAll { $0.events.isEmpty || $0.target.object == nil }
    }
    open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }
    open func sendActions(for events: Event) {
        for (target, heard) in targets where !heard.isDisjoint(with: events) {
            if let object = target.object { sendAction(target.action, to: object, for: nil) }
        }
        for (action, _) in actions.filter({ !$0.events.isDisjoint(with: events) }) {
            action.perform()
        }
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Sends the events of a touch to a control that accepts them.
    package func press() {
        guard isEnabled, isUserInteractionEnabled else { return }
        sendActions(for: .touchDown)
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    func changeValue(_ change: () -> Void) {
        guard isEnabled, isUserInteractionEnabled else { return }
        change()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// An action of a control or a menu: UIKit's `UIAction`.
@MainActor @preconcurrency
open class UIAction: NSObject {
    open var title: String
    open var image: UIImage?
    private let handler: (UIAction) -> Void

    public init(
        title: String = "",
        image: UIImage? = nil,
        handler: @escaping (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    func perform() { handler(self) }
}

@MainActor @preconcurrency
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close = 7
    }

    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
    open var contentEdgeInsets = UIEdgeInsets.zero

    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    open var currentTitle: String? { titles[.normal] }
    open func title(for state: State) -> String? { titles[state] }
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }
    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
    open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
@MainActor @preconcurrency
open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
}
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var currentPageIndicatorTintColor: UIColor?
    open var pageIndicatorTintColor: UIColor?
    open var hidesForSinglePage = false
}
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor?
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {}
}
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time
        case date
        case dateAndTime
        case countDownTimer
    }

    open var date = Date()
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var minimumDate: Date?
    open var maximumDate: Date?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
public enum UIDatePickerStyle: Int, Sendable {
    case automatic
    case wheels
    case compact
    case inline
}
@MainActor @preconcurrency
open class UITextField: UIControl {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var textContentType: UITextContentType!
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var isSecureTextEntry = false
    open weak var delegate: (any UITextFieldDelegate)?
    open override var canBecomeFirstResponder: Bool { true }
}

@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
}
extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
}
