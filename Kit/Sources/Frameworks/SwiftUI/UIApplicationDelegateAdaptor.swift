// SPDX-License-Identifier: Apache-2.0

package import ClipUI
public import UIKit

/// A UIKit delegate of the clip: SwiftUI's `UIApplicationDelegateAdaptor`.
///
/// There is one object of each type. It is created with the clip, and then notified that the clip is launched. One that
/// is an `ObservableObject` is in the environment of all views.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = Self.delegate()
    }

    private static func delegate() -> DelegateType {
        let key = ObjectIdentifier(DelegateType.self)
        if let made = delegates[key] as? DelegateType { return made }
        guard let made = makeObject(of: DelegateType.self) as? DelegateType else {
            fatalError("a class makes objects of its own")
        }
        delegates[key] = made
        DelegateType.launch(with: made)
        return made
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Creates the delegate, which is in the environment of all views.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = Self.delegate()
        provideToAllViews(wrappedValue)
    }

    /// Bindings to the properties of the delegate.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

// UIKit does not retain its delegate.
@MainActor private var delegates: [ObjectIdentifier: AnyObject] = [:]
