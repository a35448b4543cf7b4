// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension HostName {
    /// Whether the name is for this machine or one in its own network, and not for a website.
    ///
    /// These are names of one label, such as `localhost`, and names below `localhost` and `local` (RFC
    /// 6761, 6.3; RFC 6762, 3).
    public var isLocal: Bool {
        guard let dot = text.lastIndex(of: ".") else { return true }
        let label = text[text.index(after: dot)...]
        return label == "localhost" || label == "local"
    }
}
