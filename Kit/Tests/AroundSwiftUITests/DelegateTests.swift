// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

// Delegates of which only the type is known, without required initializers, as clips declare them.
@MainActor
struct DelegateTests {
    @Test func objectsAreMadeByTheirTypes() throws {
        let plain = try #require(makeObject(of: PlainDelegate.self) as? PlainDelegate)
        #expect(type(of: plain) == PlainDelegate.self)
        #expect(plain.names == ["a"])
        let type: PlainDelegate.Type = DerivedDelegate.self
        let derived = try #require(makeObject(of: type) as? DerivedDelegate)
        #expect(derived.names == ["a", "b"])
        #expect(makeObject(of: ResponderDelegate.self) is ResponderDelegate)
    }

    @Test func aDelegateHearsOfTheLaunch() {
        let delegate = PlainDelegate()
        PlainDelegate.launch(with: delegate)
        #expect(delegate.launches == 1)
        #expect(UIApplication.shared.delegate === delegate)
    }
}

private class PlainDelegate: NSObject, UIApplicationDelegate {
    var names = ["a"]
    private(set) var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        launches += 1
        return true
    }
}

private class DerivedDelegate: PlainDelegate {
    override init() {
        super.init()
        names.append("b")
    }
}

private final class ResponderDelegate: UIResponder, UIApplicationDelegate {}
