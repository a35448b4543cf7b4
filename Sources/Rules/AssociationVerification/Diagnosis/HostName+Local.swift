// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension HostName {
    /// Whether the name stands for this machine or for one in its own network, and for no website.
    ///
    /// These are names of one label, such as `localhost`, and names below `localhost` and `local` (RFC
    /// 6761, 6.3; RFC 6762, 3).
    public var isLocal: Bool {
        guard let dot = text.lastIndex(of: ".") else { return true }
        let label = text[text.index(after: dot)...]
        return label == "localhost" || label == "local"
    }
}
