// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A URL whose parts can be changed and joined again.
struct RewritableURL: Sendable, Hashable {
    /// The labels of the host.
    var labels: [String]

    /// The components of the path.
    var components: [String]

    /// Whether the path ends with a slash.
    var endsInSlash: Bool

    /// The arguments of the query, in their order in the URL.
    var arguments: [Argument]

    /// The fragment, or an empty string.
    var fragment: String

    /// An argument, `name=value`; without a value there is no equals sign either.
    struct Argument: Sendable, Hashable {
        var name: String
        var value: String?
    }

    init(_ url: EncodableURL) {
        func split(_ text: String, at separator: UInt8) -> [String] {
            text.utf8.split(separator: separator, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        labels = split(url.host, at: .dot)
        components = split(url.path, at: .slash).filter { !$0.utf8.isEmpty }
        endsInSlash = url.path.utf8.last == .slash
        arguments =
            url.canonical[url.queryRange].isEmpty
            ? []
            : url.canonical[url.queryRange].split(
                separator: .ampersand,
                omittingEmptySubsequences: false
            )
            .map { item in
                let (name, value) = item.nameAndValue
                return Argument(name: String(ascii: name), value: value.map { String(ascii: $0) })
            }
        fragment = url.fragment
    }

    /// The URL as text, its parts joined again.
    var text: String {
        var text = "https://" + labels.joined(separator: ".")
        for component in components { text += "/" + component }
        if endsInSlash { text += "/" }
        for (index, argument) in arguments.enumerated() {
            text += (index == 0 ? "?" : "&") + argument.name
            if let value = argument.value { text += "=" + value }
        }
        if !fragment.utf8.isEmpty { text += "#" + fragment }
        return text
    }
}
