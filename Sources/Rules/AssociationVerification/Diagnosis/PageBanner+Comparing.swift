// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension DiagnosisFacts.PageBanner {
    /// Compares a banner that names a clip with the clips of a URL.
    ///
    /// - Parameters:
    ///   - expected: The clip of the experience that covers the URL.
    ///   - listed: The clips that belong to the host, if no experience covers the URL.
    /// - Returns: The banner, unchanged if it names the expected clip or a listed one.
    public func compared(with expected: BundleIdentifier?, listed: [AppIdentifier]) -> Self {
        guard case .names(let bundle) = self else { return self }
        if let expected {
            return expected == bundle ? self : .namesOther(bundle, expected: expected)
        }
        if listed.isEmpty { return .namesUnknown(bundle) }
        return listed.contains { $0.bundle == bundle } ? self : .notListed(bundle, listed: listed)
    }
}
