internal import AppClipCodes
internal import AppClipExperiences
internal import AppClipTypes
internal import MorselRegistry
internal import Mustache

/// The server's own first page: what is registered, with links, codes and QR codes.
struct StartPage {
    /// The most experiences that are listed.
    static let mostListed = 100

    let experiences: [AdvancedExperience]
    let count: Int
    /// The port that local links need, or `nil` for the usual one.
    let port: Int?

    private struct Entry {
        let title: String
        let subtitle: String
        let url: String
        let link: String
        let state: String
        let code: String?
        let qr: String

        init(_ experience: AdvancedExperience, port: Int?) {
            let text = experience.card.text(for: [])?.text
            url = experience.url.url.text
            title = text?.title ?? experience.url.url.host.text
            subtitle = text?.subtitle ?? ""
            state =
                switch experience.state {
                case .draft: "Draft"
                case .published: "Published"
                case .deactivated: "Deactivated"
                }
            link = experience.url.url.localText(port: port)
            let query = Self.encoded(url)
            let fits = (try? EncodableURL(url)).flatMap { try? CompressedURL($0) } != nil
            code = fits ? "/.morsel/code.svg?index=4&url=\(query)" : nil
            qr = "/.morsel/qr.svg?url=\(query)"
        }

        private static func encoded(_ text: String) -> String {
            text.utf8.map { byte -> String in
                let scalar = Character(UnicodeScalar(byte))
                if scalar.isASCII, scalar.isLetter || scalar.isNumber || "-._~".contains(scalar) {
                    return String(scalar)
                }
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (byte < 16 ? "0" : "") + digits
            }
            .joined()
        }
    }

    private struct Model {
        let language = "en"
        let title = "Morsel"
        let summary: String
        let experiences: [Entry]
    }

    var answer: Answer {
        let model = Model(
            summary: count == 1 ? "One experience." : "\(count) experiences.",
            experiences: experiences.map { Entry($0, port: port) }
        )
        var answer = Answer(
            contentType: "text/html; charset=utf-8",
            bytes: Array(PageTemplates.start.render(model).utf8)
        )
        answer.policy = .page
        return answer
    }
}
