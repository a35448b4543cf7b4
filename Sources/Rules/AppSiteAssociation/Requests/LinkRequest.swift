// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A request for a file's decision about an app and a URL, as a line of JSON.
///
///     {"id": 7, "aasa": {"applinks": {…}}, "domain": "fruta.example",
///      "appId": "ABCDE12345.com.example.fruta", "url": "https://fruta.example/buy/1"}
///
/// `aasa` is the file, or a string that contains it. If `domain` is empty, `null` or missing, URLs
/// of all hosts are decided.
public struct LinkRequest: Sendable {
    /// The maximum length of a line: a file in a string can be six times as long as the file
    /// itself.
    public static let longestLine = 7 * SiteAssociation.largestFile

    /// The parsed file.
    public let site: SiteAssociation

    /// The host for which the file was served.
    public let domain: String

    /// The identifier of the app.
    public let app: String

    /// The parsed URL.
    public let url: LinkURL

    /// The decision of the file about the app and the URL.
    public var decision: LinkDecision {
        LinkMatcher(site.links, host: domain).decision(for: app, url)
    }

    /// The response to a line.
    ///
    /// Devices do not give a URL to an app if they cannot decide about it, so such requests have a
    /// decision as well as an error.
    public struct Response: Sendable, Hashable {
        /// The `id` of the request as written in the line; `null` if there is none.
        public let id: String

        /// The decision of the file; `nil` if the line is not a request.
        public let decision: LinkDecision?

        /// The reason there is no decision of a file.
        public let error: ParsingError?
    }

    /// The reason a request cannot be decided.
    @nonexhaustive public enum ParsingError: Error, Sendable, Hashable {
        /// The line is longer than ``LinkRequest/longestLine``.
        case tooLong
        /// The line is not JSON.
        case notJSON(JSONError)
        /// The line is JSON, but not an object.
        case notObject
        /// A member is missing or has another type.
        case member(String)
        /// The file is rejected, so it has no rules.
        case file(JSONError)
        /// The file is JSON, but not an object, so it has no rules.
        case fileNotObject
        /// The URL is not one that can be decided about.
        case url(LinkURL.ParsingError)
        /// The URL's scheme is not `https`, so no app is associated with it (rule 9 of matching).
        case notHTTPS

        /// The decision of devices in spite of the error; `nil` if the line is not a request.
        var decision: LinkDecision? {
            switch self {
            case .file, .fileNotObject, .url, .notHTTPS: .noMatch
            case .tooLong, .notJSON, .notObject, .member: nil
            }
        }
    }

    /// Decides the request in a line.
    ///
    /// - Parameter line: The line without its line ending.
    /// - Returns: The `id` of the request with the decision, or with the reason there is none.
    /// - Complexity: O(length of the line), plus the cost of the decision.
    public static func response(to line: [UInt8]) -> Response {
        var id = "null"
        do throws(ParsingError) {
            let request = try LinkRequest(line, id: &id)
            return Response(id: id, decision: request.decision, error: nil)
        } catch {
            return Response(id: id, decision: error.decision, error: error)
        }
    }

    /// Creates a request by parsing a line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - id: Receives the `id` of the request as it is written, as soon as it is known.
    /// - Throws: ``ParsingError``.
    init(_ line: [UInt8], id: inout String) throws(ParsingError) {
        func readIDAlone() {
            guard let value = JSONReader.member("id", of: line) else { return }
            id = String(decoding: line[value.offset..<value.end], as: UTF8.self)
        }
        guard line.count <= Self.longestLine else {
            readIDAlone()
            throw .tooLong
        }
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONReader.value(of: line, sizeLimit: Self.longestLine)
        } catch {
            readIDAlone()
            throw .notJSON(error)
        }
        guard case .object(let members) = value.content else { throw .notObject }
        func member(_ name: String) -> JSONValue? { members.last { $0.name == name }?.value }
        func string(_ name: String) throws(ParsingError) -> String {
            guard case .string(let text) = member(name)?.content else { throw .member(name) }
            return text
        }
        if let value = member("id") {
            id = String(decoding: line[value.offset..<value.end], as: UTF8.self)
        }
        let file: [UInt8]
        switch member("aasa") {
        case nil: throw .member("aasa")
        case .some(let value):
            if case .string(let text) = value.content {
                file = Array(text.utf8)
            } else {
                file = Array(line[value.offset..<value.end])
            }
        }
        // A missing member makes the line invalid, regardless of the file and the URL.
        if case .null = member("domain")?.content {
            domain = ""
        } else {
            domain = member("domain") == nil ? "" : try string("domain")
        }
        app = try string("appId")
        let text = try string("url")
        do throws(JSONError) {
            site = try SiteAssociation(json: file)
        } catch { throw .file(error) }
        if site.findings.contains(where: { $0.code == .objectExpected && $0.path.isEmpty }) {
            throw .fileNotObject
        }
        do throws(LinkURL.ParsingError) {
            url = try LinkURL(text)
        } catch { throw .url(error) }
        guard url.isHTTPS else { throw .notHTTPS }
    }
}
