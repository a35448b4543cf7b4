/// A question about a file, an app and a URL, as a line of JSON.
///
///     {"id": 7, "aasa": {"applinks": {…}}, "domain": "fruta.example",
///      "appId": "ABCDE12345.com.example.fruta", "url": "https://fruta.example/buy/1"}
///
/// `aasa` is the file, or a string that holds it. With an empty `domain`, or none, URLs of all hosts
/// are decided.
public struct LinkQuestion: Sendable {
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

    /// The answer.
    public var decision: LinkDecision {
        LinkMatcher(site.links, host: domain).decision(for: app, url)
    }

    /// Answers a line with a line.
    ///
    /// - Parameter line: The line without its end.
    /// - Returns: An object with the question's `id` and either a `decision`, which is `match`,
    ///   `exclude` or `no_match`, or an `error`.
    /// - Complexity: O(length of the line), and what the decision takes.
    public static func answer(to line: [UInt8]) -> String {
        var id = "null"
        do throws(Failure) {
            let question = try LinkQuestion(line, id: &id)
            return "{\"id\":\(id),\"decision\":\"\(question.decision.rawValue)\"}"
        } catch {
            return "{\"id\":\(id),\"error\":\"\(error.text)\"}"
        }
    }

    /// Why there is no answer.
    enum Failure: Error, Sendable, Hashable {
        case tooLong
        case notJSON(JSONError)
        case notObject
        /// A member that is missing or has another type.
        case member(String)
        case file(JSONError)
        case url(LinkURL.ParsingError)

        /// The failure in a few words, none of which needs an escape.
        var text: String {
            switch self {
            case .tooLong: "line: longer than \(LinkQuestion.longestLine) bytes"
            case .notJSON(let error):
                "line: no JSON text: \(error.code) in \(error.position.column)"
            case .notObject: "line: an object is wanted"
            case .member(let name): "\(name): missing, or of another type"
            case .file(let error):
                "aasa: no JSON text: \(error.code) in line \(error.position.line), "
                    + "column \(error.position.column)"
            case .url(.tooLong): "url: longer than \(LinkURL.longestText) bytes"
            case .url(.schemeMissing): "url: no scheme and ://"
            case .url(.hostMissing): "url: no host"
            }
        }
    }

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - id: Becomes the question's `id` as it is written, as soon as it is known.
    /// - Throws: ``Failure``.
    init(_ line: [UInt8], id: inout String) throws(Failure) {
        guard line.count <= Self.longestLine else { throw .tooLong }
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONReader.value(of: line, sizeLimit: Self.longestLine)
        } catch { throw .notJSON(error) }
        guard case .object(let members) = value.content else { throw .notObject }
        func member(_ name: String) -> JSONValue? { members.last { $0.name == name }?.value }
        func string(_ name: String) throws(Failure) -> String {
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
        do throws(JSONError) {
            site = try SiteAssociation(json: file)
        } catch { throw .file(error) }
        domain = member("domain") == nil ? "" : try string("domain")
        app = try string("appId")
        let text = try string("url")
        do throws(LinkURL.ParsingError) {
            url = try LinkURL(text)
        } catch { throw .url(error) }
    }
}
