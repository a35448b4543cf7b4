// SPDX-License-Identifier: Apache-2.0

/// The schemes that a clip may query, in addition to those of the system: `LSApplicationQueriesSchemes` of its
/// Info.plist.
struct QueriedSchemes {
    /// The number of entries of the list that the system reads.
    private static let limit = 50

    /// The schemes of the running clip.
    static let ofClip = QueriedSchemes(
        Bundle.main.object(forInfoDictionaryKey: "LSApplicationQueriesSchemes")
    )

    private let schemes: Set<String>

    /// Creates the schemes of an entry; none if it is not a list of strings.
    init(_ entry: Any?) {
        schemes = Set((entry as? [String] ?? []).prefix(Self.limit).map { $0.lowercased() })
    }

    /// Returns whether the clip may query the scheme of a URL.
    func contains(_ url: String) -> Bool {
        SystemURL.scheme(of: url).map(schemes.contains) ?? false
    }

    /// Explains on the console why the result is `false`.
    static func explain(_ url: String) {
        guard let scheme = SystemURL.scheme(of: url) else { return }
        print(
            "canOpenURL: false for \(scheme), which LSApplicationQueriesSchemes of the Info.plist does not list."
        )
    }
}
