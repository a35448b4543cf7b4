// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import ARKit

/// A scene over the image of the camera: RealityKit's `ARView`, a placeholder.
@MainActor @preconcurrency
open class ARView: UIView {
    public let session = ARSession()
}
