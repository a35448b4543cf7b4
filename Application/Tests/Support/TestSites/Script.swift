// SPDX-License-Identifier: Apache-2.0

/// A script of a server's actions after it has read a request.
package struct Script: Sendable {
    /// A step of a script.
    package enum Step: Sendable {
        /// Sends bytes.
        case send([UInt8])
        /// Sends the same bytes many times, as fast as the client reads them.
        case repeated([UInt8], count: Int)
        /// Waits.
        case pause(milliseconds: Int)
        /// Closes the connection properly.
        case close
        /// Closes the connection at once, and says so.
        case reset
        /// Does nothing more, and leaves the connection open.
        case silence
    }

    package let steps: [Step]

    /// Creates a script of steps.
    package init(_ steps: Step...) { self.steps = steps }

    /// Creates a script of steps.
    package init(_ steps: [Step]) { self.steps = steps }

    /// Returns an answer with a length.
    package static func answer(
        _ status: String = "200 OK",
        headers: [String] = ["Content-Type: application/json"],
        body: [UInt8] = [],
        version: String = "1.1"
    ) -> Script {
        let lines =
            ["HTTP/\(version) \(status)"] + headers + ["Content-Length: \(body.count)", "", ""]
        return Script(.send(Array(lines.joined(separator: "\r\n").utf8) + body), .close)
    }

    /// Returns headers without a length; the body ends with the connection.
    package static func head(_ headers: [String] = [], version: String = "1.1") -> [UInt8] {
        let lines =
            ["HTTP/\(version) 200 OK", "Content-Type: application/json", "Connection: close"]
            + headers + ["", ""]
        return Array(lines.joined(separator: "\r\n").utf8)
    }
}
