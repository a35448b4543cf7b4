// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A remark about a URL that can be encoded.
@nonexhaustive public enum CodeNote: String, Sendable, Hashable, CaseIterable {
    /// The host contains a digit. The documentation allows letters, `.` and `-` only; Apple's
    /// generator accepts digits too.
    case digitInHost
    /// The URL is a generated default link, which no code can launch (A-27, O-10).
    case generatedDefaultLink
}

extension EncodableURL {
    /// The remarks about this URL, in the order of the cases.
    public var notes: [CodeNote] {
        var notes: [CodeNote] = []
        if host.utf8.contains(where: { $0.isDigit }) { notes.append(.digitInHost) }
        let link: StaticString = "https://appclip.apple.com/id?p="
        if canonical.span.starts(with: link) { notes.append(.generatedDefaultLink) }
        return notes
    }
}
