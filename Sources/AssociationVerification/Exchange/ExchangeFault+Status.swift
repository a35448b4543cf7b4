public import AppSiteAssociation

extension ExchangeFault {
    /// The status under the name of the App Store Connect API.
    ///
    /// The API names the codes and not what they mean. What Apple's cache was seen to do is kept: an
    /// answer that is not the file is BAD_HTTP_RESPONSE, time is TIMEOUT, private addresses are not
    /// asked. The rest is our reading of the names.
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

    /// Whether the site may well answer next time, with nothing changed.
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

    /// Whether another user agent could fare better: the site itself was reached.
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
