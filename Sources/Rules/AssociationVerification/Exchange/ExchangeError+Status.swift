// SPDX-License-Identifier: Apache-2.0

public import AppSiteAssociation

extension ExchangeError {
    /// The status under the name of the App Store Connect API.
    ///
    /// The API names the codes without defining them. Three were observed in Apple's cache: a
    /// response without the file is BAD_HTTP_RESPONSE, an exceeded time limit is TIMEOUT, and
    /// private addresses are not contacted. The others are our interpretation of the names.
    public var domainStatus: DomainStatus {
        switch self {
        case .notResolved: .dnsError
        case .addressRefused, .portRefused, .connectionRefused: .cannotReachFile
        case .unreachable: .networkErrorTemporary
        case .connectionClosed, .bodyTruncated: .networkError
        case .timeout: .timeout
        case .tls: .tlsError
        case .notHTTP, .headersTooLarge: .badHTTPResponse
        case .bodyTooLarge, .bodyNotDecodable: .otherError
        case .tooManyRequests, .unexpected: .unexpectedError
        }
    }

    /// Whether the error may be temporary: the next request may succeed although nothing has
    /// changed.
    public var isPassing: Bool {
        switch self {
        case .notResolved(let isTemporary): isTemporary
        case .unreachable, .connectionClosed, .timeout, .bodyTruncated, .tooManyRequests,
            .unexpected, .connectionRefused:
            true
        case .addressRefused, .portRefused, .tls, .notHTTP, .headersTooLarge, .bodyTooLarge,
            .bodyNotDecodable:
            false
        }
    }

    /// Whether another user agent may get a response, since the site was reached.
    var dependsOnAgent: Bool {
        switch self {
        case .connectionClosed, .timeout(.headers), .timeout(.whole), .notHTTP, .headersTooLarge,
            .bodyTooLarge, .bodyTruncated, .bodyNotDecodable:
            true
        case .notResolved, .addressRefused, .portRefused, .connectionRefused, .unreachable,
            .timeout, .tls, .tooManyRequests, .unexpected:
            false
        }
    }
}
