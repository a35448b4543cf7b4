// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import UIKit
@_exported public import simd

/// The features that a session tracks: ARKit's `ARConfiguration`; none is supported here.
open class ARConfiguration: NSObject {
    /// Whether the device supports the configuration: always `false`, as on a phone without the sensors.
    open class var isSupported: Bool { false }
}
open class ARWorldTrackingConfiguration: ARConfiguration {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = Self(rawValue: 1)
        public static let vertical = Self(rawValue: 2)
    }
    open var planeDetection: PlaneDetection = []
}
open class ARImageTrackingConfiguration: ARConfiguration {}

/// A session that tracks the world: ARKit's `ARSession`, a placeholder that never tracks anything.
open class ARSession: NSObject {
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = Self(rawValue: 1)
        public static let removeExistingAnchors = Self(rawValue: 2)
    }
    open private(set) var configuration: ARConfiguration?
    open weak var delegate: (any ARSessionDelegate)?
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
    }
    open func pause() {}
}
public protocol ARSessionDelegate: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error)
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
}
