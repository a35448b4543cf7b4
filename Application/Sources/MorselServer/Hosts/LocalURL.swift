// SPDX-License-Identifier: Apache-2.0

package import AppClipTypes

extension InvocationURL {
    /// Returns the URL under which this machine serves an invocation URL, with `http` and `.localhost`.
    ///
    /// - Parameter port: The server's port; `nil` for 80.
    /// - Returns: The URL, for a browser on this machine.
    package func localText(port: Int?) -> String {
        let text = canonicalText
        let rest = text.dropFirst("https://".count + host.text.count)
        return "http://\(host.text).localhost\(port.map { ":\($0)" } ?? "")\(rest)"
    }
}
