// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's own, and mean what they mean there.

public import SwiftUI

/// The outcome of an intent, with the parts that further protocols name.
public protocol IntentResult: Sendable {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value
    var value: Value? { get }
}

/// A result with the parts that its generic arguments name; `Never` for those that it has not.
public struct IntentResultContainer<Value: Sendable, Intent, Snippet, Dialog>: IntentResult {
    public let value: Value?
    public let dialog: IntentDialog?
}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: OpensIntent where Intent: AppIntent {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { Self(value: nil, dialog: nil) }
}
extension IntentResult {
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(value: nil, dialog: dialog)
    }
    public static func result<Value>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, dialog: nil)
    }
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
    public static func result<Snippet: View>(
        dialog: IntentDialog,
        @ViewBuilder view: () -> Snippet
    ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        Self(value: nil, dialog: dialog)
    }
    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, Never> {
        Self(value: nil, dialog: nil)
    }
}

extension Button {
    /// Creates a button that performs an intent of the clip.
    public init<Intent: AppIntent>(
        role: ButtonRole? = nil,
        intent: Intent,
        @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: { Task { try await intent.perform() } }, label: label)
    }
}
