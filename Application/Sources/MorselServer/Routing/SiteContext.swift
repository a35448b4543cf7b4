// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import HTTPTypes
internal import Hummingbird

/// What is known of a request before its route runs.
struct SiteContext: Sendable {
    var coreContext: CoreRequestContextStorage

    /// The client's address, without its port.
    let client: String

    /// The host of the request.
    var host = RequestedHost(authority: "")

    /// A parameter of the route's path, as it stands in the URL: percent-encoded.
    func parameter(_ name: String) -> String { parameters.get(name) ?? "" }

    /// The rest of the path where the route ends with `**`, as it stands in the URL.
    var rest: String { parameters.getCatchAll().joined(separator: "/") }
}

extension SiteContext: RequestContext {
    init(source: ApplicationRequestContextSource) {
        self.init(
            coreContext: CoreRequestContextStorage(source: source),
            client: source.channel.remoteAddress?.ipAddress ?? ""
        )
    }
}

extension Request {
    /// The value of a query item, percent-decoded.
    func queryItem(_ name: String) -> String? {
        uri.queryParameters[name[...]].map { String($0) }
    }

    /// The languages that the visitor reads, most preferred first.
    var preferredLanguages: [Language] { Language.preferred(in: headers[.acceptLanguage] ?? "") }
}
