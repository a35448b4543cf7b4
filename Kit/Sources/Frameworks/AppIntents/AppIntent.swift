// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's own, and mean what they mean there.

public import ClipFoundation
@_exported public import Foundation

/// An action of an app: App Intents' `AppIntent`.
///
/// The system never performs an intent of a clip; the clip itself can, with a `Button(intent:)`.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary<Self>

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter<Value> = IntentParameter<Value>
    public typealias Dependency<Value> = AppDependency<Value>
    public typealias Summary = IntentParameterSummary<Self>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == EmptyParameterSummary<Self> {
    public static var parameterSummary: SummaryContent { SummaryContent() }
}

/// An intent that opens a value in the app.
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get }
}

/// An intent that can be performed from a Live Activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that configures a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
/// An intent that can continue with the app in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}

public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public let descriptionText: LocalizedStringResource
    public init(
        _ descriptionText: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) { self.descriptionText = descriptionText }
    public init(stringLiteral value: String) {
        descriptionText = LocalizedStringResource(stringLiteral: value)
    }
}

/// A value that the system would ask for.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    // SAFETY: a parameter is set before its intent is performed.
    private var value: Value?
    public let title: LocalizedStringResource

    public init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.title = title
        value = defaultValue
    }
    public convenience init(description: LocalizedStringResource? = nil) { self.init(title: "") }

    public var wrappedValue: Value {
        get {
            if let value { return value }
            // An optional parameter that was not set has the value `nil`.
            if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
                as? Value
            {
                return none
            }
            preconditionFailure("the parameter '\(title.key)' was read before it was set")
        }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter { self }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable, Hashable {
    public let full: String
    public init(_ full: LocalizedStringResource) { self.full = String(localized: full) }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.full = String(localized: full)
    }
    public init(stringLiteral value: String) { full = value }
}
