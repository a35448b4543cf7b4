// SPDX-License-Identifier: Apache-2.0

/// The schemes that a clip may ask for, beside those of the system: `LSApplicationQueriesSchemes` of its Info.plist.
struct QueriedSchemes {
    /// Of the list the system reads so many.
    private static let limit = 50

    /// Those of the running clip.
    static let ofClip = QueriedSchemes(
        Bundle.main.object(forInfoDictionaryKey: "LSApplicationQueriesSchemes")
    )

    private let schemes: Set<String>

    /// The schemes of an entry; none if it is not a list of texts.
    init(_ entry: Any?) {
        schemes = Set((entry as? [String] ?? []).prefix(Self.limit).map { $0.lowercased() })
    }

    /// Whether the clip may ask for the scheme of a URL.
    func contains(_ url: String) -> Bool {
        SystemURL.scheme(of: url).map(schemes.contains) ?? false
    }

    /// Says why the answer is `false`.
    static func explain(_ url: String) {
        guard let scheme = SystemURL.scheme(of: url) else { return }
        print(
            "canOpenURL: false for \(scheme), which LSApplicationQueriesSchemes of the Info.plist does not list."
        )
    }
}
