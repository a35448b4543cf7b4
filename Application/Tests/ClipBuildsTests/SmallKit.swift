// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// A kit of a few lines and an empty cache, for all tests of a suite.
///
/// The real kit takes a minute to build; for these tests, its contents do not matter.
struct SmallKit: Sendable {
    @TaskLocal static var current: SmallKit?

    let folder: TemporaryFolder
    var kit: String { folder.path + "/kit" }
    var cache: String { folder.path + "/cache" }

    init() throws {
        folder = try TemporaryFolder()
        var manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "ClipKit", products: [
            """
        let modules = Self.modules.keys.sorted()
        for name in modules {
            manifest += "    .library(name: \"\(name)\", targets: [\"\(name)\"]),\n"
        }
        manifest += "], targets: [\n"
        for name in modules {
            let others = name == "SwiftUI" ? "\"AppClip\"" : ""
            manifest +=
                "    .target(name: \"\(name)\", dependencies: [\(others)], path: \"Sources/Frameworks/\(name)\"),\n"
        }
        manifest += "])\n"
        try folder.makeFolder("kit")
        try folder.makeFolder("kit/Sources")
        try folder.makeFolder("kit/Sources/Frameworks")
        try folder.write(manifest, to: "kit/Package.swift")
        for (name, text) in Self.modules {
            try folder.makeFolder("kit/Sources/Frameworks/\(name)")
            try folder.write(text, to: "kit/Sources/Frameworks/\(name)/\(name).swift")
        }
    }

    private static let modules = [
        "AppClip": """
        public let activationPayload = "payload"
        """,
        "ClipFoundation": """
        @_exported import Foundation
        public func implicit() -> String { "implicit" }
        """,
        "SwiftUI": """
        @_exported import Foundation
        public struct ColorResource: Hashable, Sendable {
            public let name: String
            public init(name: String, bundle: Bundle) { self.name = name }
        }
        public struct ImageResource: Hashable, Sendable {
            public let name: String
            public init(name: String, bundle: Bundle) { self.name = name }
        }
        public protocol ShapeStyle {}
        public struct Color: ShapeStyle, Sendable {
            public let name: String
            public init(_ resource: ColorResource) { name = resource.name }
            public init(_ name: String) { self.name = name }
        }
        public struct Image {
            public let name: String
            public init(_ resource: ImageResource) { name = resource.name }
        }
        public struct Selector {
            @MainActor public struct Arguments { public func pass(to method: () -> Void) {} }
            public let name: String
            public init(_ name: String) { self.name = name }
            public init(_ name: String, _ call: @MainActor (Any, Arguments) -> Void) { self.name = name }
        }
        """,
    ]
}

/// Creates a ``SmallKit`` for a suite.
struct WithSmallKit: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let kit = try SmallKit()
        try await SmallKit.$current.withValue(kit) { try await function() }
        withExtendedLifetime(kit) {}
    }
}

extension Trait where Self == WithSmallKit {
    static var smallKit: Self { Self() }
}
