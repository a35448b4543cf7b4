// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The string that identifies the domain of ``CKError``.
public let CKErrorDomain = "CKErrorDomain"

/// An error of CloudKit.
public struct CKError: CustomNSError, Sendable, Hashable {
    /// The error codes, with the raw values of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The container has no name.
        case badContainer = 5
        /// Clips cannot use iCloud on this version of the system (rule F-22).
        case serviceUnavailable = 6
        /// The entitlement does not name the container (rule F-24).
        case missingEntitlement = 8
        /// Clips are not permitted to do this (rule F-23).
        case permissionFailure = 10
        /// There is no such record.
        case unknownItem = 11
    }

    /// The string that identifies the domain of CloudKit's errors.
    public static var errorDomain: String { CKErrorDomain }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }

    init(_ error: SystemRecordError) {
        switch error {
        case .notFound: self.init(.unknownItem)
        case .unavailable: self.init(.serviceUnavailable)
        case .notEntitled: self.init(.missingEntitlement)
        case .readOnly: self.init(.permissionFailure)
        }
    }
}
