/// The parts of a URL, taken apart to be put together in another way.
struct URLParts: Sendable, Hashable {
    /// The labels of the host.
    var labels: [String]

    /// What stands between the slashes of the path.
    var components: [String]

    /// Whether the path ends in a slash.
    var endsInSlash: Bool

    /// The arguments of the query, in their order.
    var arguments: [Argument]

    /// The fragment, or an empty string.
    var fragment: String

    /// `name=value`; without a value there is no equals sign either.
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
            url.query.utf8.isEmpty ? [] : split(url.query, at: .ampersand).map(Argument.init)
        fragment = url.fragment
    }

    /// The URL.
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

extension URLParts.Argument {
    fileprivate init(_ text: String) {
        let pieces = text.utf8.split(
            separator: UInt8.equals,
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        name = String(decoding: pieces[0], as: UTF8.self)
        value = pieces.count > 1 ? String(decoding: pieces[1], as: UTF8.self) : nil
    }
}
