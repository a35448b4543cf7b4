// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
    case limited
}
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// The photo library of the phone: Photos' `PHPhotoLibrary`; a clip has no access to it (E-24).
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    // SAFETY: it has no state.
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
        .denied
    }
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.denied) }
    }
    open class func requestAuthorization(
        for level: PHAccessLevel,
        handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.denied) }
    }
    open class func requestAuthorization(
        for level: PHAccessLevel
    ) async -> PHAuthorizationStatus { .denied }
    /// Fails without performing the changes: access is denied.
    open func performChanges(
        _ changes: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global().async {
            completionHandler?(false, CocoaError(.userCancelled))
        }
    }
    open func performChanges(_ changes: @escaping @Sendable () -> Void) async throws {
        throw CocoaError(.userCancelled)
    }
}
