// SPDX-License-Identifier: Apache-2.0

import AssociationVerification
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL
import SystemPackage

extension ExchangeError {
    /// Creates an error from an error of the HTTP client that occurred before the headers.
    ///
    /// A certificate that is not trusted becomes ``TLSError/unknownAuthority``, since the client
    /// gives no reason.
    init(before error: any Error) {
        switch error {
        case let error as HTTPClientError: self = Self.fault(of: error, hasHeaders: false)
        case let error as IOError: self = Self.fault(of: error)
        case let error as NIOSSLError: self = Self.fault(of: error)
        case let error as BoringSSLError: self = .tls(TLSError(text: String(describing: error)))
        case let error as NIOSSLExtraError where error == .failedToValidateHostname:
            self = .tls(.wrongHost)
        case is NIOSSLExtraError: self = .tls(.handshake)
        case let error as HTTPParserError:
            self =
                switch error {
                case .headerOverflow: .headersTooLarge
                case .invalidEOFState: .connectionClosed
                default: .notHTTP
                }
        case ChannelError.connectTimeout: self = .timeout(.connecting)
        case is ChannelError: self = .connectionClosed
        default: self = .unexpected
        }
    }

    /// Creates an error from an error of the HTTP client that occurred after the headers.
    init(within error: any Error, bodyLimit: Int) {
        switch error {
        case let fault as ExchangeError: self = fault
        case NIOHTTPDecompression.DecompressionError.limit:
            self = .bodyTooLarge(limit: bodyLimit)
        case is NIOHTTPDecompression.DecompressionError,
            is NIOHTTPDecompression.ExtraDecompressionError:
            self = .bodyNotDecodable
        case let error as HTTPClientError: self = Self.fault(of: error, hasHeaders: true)
        case let error as IOError where Errno(rawValue: error.errnoCode) == .timedOut:
            self = .timeout(.whole)
        case is NIOSSLError, is IOError, is ChannelError: self = .bodyTruncated
        case HTTPParserError.invalidEOFState: self = .bodyTruncated
        case is HTTPParserError: self = .notHTTP
        default: self = .unexpected
        }
    }

    private static func fault(of error: HTTPClientError, hasHeaders: Bool) -> ExchangeError {
        switch error {
        case .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
            .timeout(.connecting)
        case .deadlineExceeded, .readTimeout, .writeTimeout:
            .timeout(hasHeaders ? .whole : .headers)
        case .remoteConnectionClosed, .uncleanShutdown:
            hasHeaders ? .bodyTruncated : .connectionClosed
        default: .unexpected
        }
    }

    private static func fault(of error: IOError) -> ExchangeError {
        switch Errno(rawValue: error.errnoCode) {
        case .connectionRefused: .connectionRefused
        case .networkUnreachable, .noRouteToHost, .networkDown, .hostIsDown, .addressNotAvailable,
            .addressFamilyNotSupported:
            .unreachable
        case .timedOut: .timeout(.connecting)
        case .connectionReset, .brokenPipe, .socketNotConnected, .connectionAbort:
            .connectionClosed
        default: .unexpected
        }
    }

    private static func fault(of error: NIOSSLError) -> ExchangeError {
        switch error {
        case .handshakeFailed(let cause): .tls(TLSError(text: String(describing: cause)))
        case .uncleanShutdown: .connectionClosed
        default: .tls(.handshake)
        }
    }
}

extension TLSError {
    /// Creates an error from the TLS library's error, which has a text and no code.
    init(text: String) {
        let mismatches = [
            "WRONG_VERSION_NUMBER", "UNSUPPORTED_PROTOCOL", "PROTOCOL_VERSION", "NO_SHARED_CIPHER",
            "HANDSHAKE_FAILURE_ON_CLIENT_HELLO", "SSLV3_ALERT_HANDSHAKE_FAILURE", "HTTP_REQUEST",
            "UNEXPECTED_MESSAGE", "INVALID_OUTER_RECORD_TYPE",
        ]
        if text.contains("CERTIFICATE_VERIFY_FAILED") {
            self = .unknownAuthority
        } else if mismatches.contains(where: { text.contains($0) }) {
            self = .protocolMismatch
        } else {
            self = .handshake
        }
    }
}
