// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import Foundation

public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty
    case nfcWellKnown
    case media
    case absoluteURI
    case nfcExternal
    case unknown
    case unchanged
}

/// A record of a tag: Core NFC's `NFCNDEFPayload`.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    // SAFETY: it is immutable.
    public let typeNameFormat: NFCTypeNameFormat
    public let type: Data
    public let identifier: Data
    public let payload: Data
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        typeNameFormat = format
        self.type = type
        self.identifier = identifier
        self.payload = payload
    }
}
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    // SAFETY: it is immutable.
    public let records: [NFCNDEFPayload]
    public init(records: [NFCNDEFPayload]) { self.records = records }
}

/// The reason a tag is not read: Core NFC's `NFCReaderError`.
public struct NFCReaderError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation = 2
        case readerTransceiveErrorTagConnectionLost = 100
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout = 201
        case readerSessionInvalidationErrorSystemIsBusy = 203
        case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "NFCError" }
    public var errorCode: Int { code.rawValue }
}

/// Reads tags: Core NFC's `NFCNDEFReaderSession`.
///
/// A clip may not use it, and the simulated phone has no reader: a session ends as soon as it begins.
open class NFCNDEFReaderSession: NSObject, @unchecked Sendable {
    // SAFETY: it is set up before it begins.
    open class var readingAvailable: Bool { false }
    open var alertMessage = ""
    open var isReady: Bool { false }
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    private let queue: DispatchQueue?

    public init(
        delegate: any NFCNDEFReaderSessionDelegate,
        queue: DispatchQueue?,
        invalidateAfterFirstRead: Bool
    ) {
        self.delegate = delegate
        self.queue = queue
    }
    open func begin() {
        (queue ?? .main).async { [self] in
            delegate?.readerSession(
                self,
                didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature)
            )
        }
    }
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(
        _ session: NFCNDEFReaderSession,
        didInvalidateWithError error: any Error
    )
    func readerSession(
        _ session: NFCNDEFReaderSession,
        didDetectNDEFs messages: [NFCNDEFMessage]
    )
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
