// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A request for the decision of a file about an app and a URL, as a line of JSON.
///
///     {"id": 7, "aasa": {"applinks": {…}}, "domain": "fruta.example",
///      "appId": "ABCDE12345.com.example.fruta", "url": "https://fruta.example/buy/1"}
///
/// `aasa` is the file, or a string that holds it. With an empty `domain`, `null`, or none, URLs of
/// all hosts are decided.
public struct LinkRequest: Sendable {
    /// The most bytes of a line: a file in a string can be six times as long as the file.
    public static let longestLine = 7 * SiteAssociation.largestFile

    /// The file.
    public let site: SiteAssociation

    /// The host for which the file was served.
    public let domain: String

    /// The identifier of the app.
    public let app: String

    /// The URL.
    public let url: LinkURL

    /// The decision.
    public var decision: LinkDecision {
        LinkMatcher(site.links, host: domain).decision(for: app, url)
    }

    /// The response to a line.
    ///
    /// Devices give no app a URL that they cannot decide about, so that such requests have a
    /// decision and an error as well.
    public struct Response: Sendable, Hashable {
        /// The `id` of the request as it is written there, `null` without one.
        public let id: String

        /// What the file decides; `nil` where the line is not a request.
        public let decision: LinkDecision?

        /// Why nothing could be decided.
        public let error: ParsingError?
    }

    /// Why nothing can be decided.
    @nonexhaustive public enum ParsingError: Error, Sendable, Hashable {
        /// The line is longer than ``LinkRequest/longestLine``.
        case tooLong
        /// The line is not JSON.
        case notJSON(JSONError)
        /// The line is JSON, but not an object.
        case notObject
        /// A member is missing or has another type.
        case member(String)
        /// The file is rejected, so that it has no rules.
        case file(JSONError)
        /// The file is JSON, but not an object, so that it has no rules.
        case fileNotObject
        /// The URL cannot be decided about.
        case url(LinkURL.ParsingError)
        /// The URL's scheme is not `https`: no app is associated with it (rule 9 of matching).
        case notHTTPS

        /// What devices do all the same; `nil` where the line is not a request.
        var decision: LinkDecision? {
            switch self {
            case .file, .fileNotObject, .url, .notHTTPS: .noMatch
            case .tooLong, .notJSON, .notObject, .member: nil
            }
        }
    }

    /// Decides the request of a line.
    ///
    /// - Parameter line: The line without its end.
    /// - Returns: The `id` of the request with the decision, or with why there is none.
    /// - Complexity: O(length of the line), and what the decision takes.
    public static func response(to line: [UInt8]) -> Response {
        var id = "null"
        do throws(ParsingError) {
            let request = try LinkRequest(line, id: &id)
            return Response(id: id, decision: request.decision, error: nil)
        } catch {
            return Response(id: id, decision: error.decision, error: error)
        }
    }

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - id: Becomes the `id` of the request as it is written, as soon as it is known.
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
        // A member that is missing makes the line invalid, whatever the file and the URL are.
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
