// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import HTTPExchange
import MorselRegistry
import MorselWording

/// The result of an invocation URL, in a few lines that are updated while a person types.
enum Explanation {
    /// A finding about the URL.
    struct Line: Sendable {
        let mark: String
        let word: String
        let sentence: String
        var target: String?

        static func good(_ sentence: String, target: String? = nil) -> Line {
            Line(mark: "good", word: "Good", sentence: sentence, target: target)
        }

        static func warn(_ sentence: String) -> Line {
            Line(mark: "warn", word: "Note", sentence: sentence)
        }

        static func bad(_ sentence: String) -> Line {
            Line(mark: "bad", word: "Problem", sentence: sentence)
        }
    }

    private struct Model {
        let lines: [Line]
    }

    /// Returns the lines alone, as a fragment of a page.
    static func response(in context: PageContext) async throws -> Response {
        let lines = try await lines(
            about: context.query.text("url"),
            of: context.query.text("clip"),
            isOwn: !context.query.text("clip").isEmpty,
            in: context
        )
        return .html(ConsoleTemplates.render("explanation", Model(lines: lines)))
    }

    /// Returns the lines that explain the result of a URL.
    ///
    /// - Parameters:
    ///   - text: The text that was typed.
    ///   - clip: The clip to which the URL is to belong; empty for any.
    ///   - isOwn: Whether the URL is about to be registered for the clip.
    ///   - context: The context of the page.
    /// - Returns: The lines; none for an empty text.
    /// - Throws: An error of the registry.
    static func lines(
        about text: String,
        of clip: String,
        isOwn: Bool,
        in context: PageContext
    ) async throws -> [Line] {
        guard !text.isEmpty else { return [] }
        let url: InvocationURL
        do throws(InvocationURL.ParsingError) {
            url = try InvocationURL(text)
        } catch {
            return [.bad(error.sentence)]
        }
        return [match(for: url, isOwn: isOwn, in: context.console.snapshots.value)]
            + [try await association(of: clip, on: url.host, in: context), code(for: text)]
            .compactMap(\.self)
    }

    private static func match(
        for url: InvocationURL,
        isOwn: Bool,
        in snapshot: RegistrySnapshot
    ) -> Line {
        guard let match = snapshot.published.mostSpecificMatch(for: url),
            let found = try? snapshot.experience(match.experience)
        else {
            return isOwn
                ? .good("No other experience covers this URL.")
                : .warn("No advanced experience covers this URL.")
        }
        return .good(
            "\(found.url.url.text.dropScheme) covers it: the longest registered prefix.",
            target: "/console/experiences/\(found.id.rawValue)"
        )
    }

    private static func association(
        of clip: String,
        on host: HostName,
        in context: PageContext
    ) async throws -> Line? {
        try await context.registry.read { store in
            let identifier = try? AppIdentifier(clip)
            let naming = try store.clips(naming: host)
            guard let wanted = identifier ?? naming.first else {
                return .bad("No published build names \(host.text).")
            }
            guard let build = try store.latestBuild(of: wanted) else { return nil }
            switch try store.association(of: build, on: host) {
            case .verified: return .good("\(host.text) is associated with \(wanted.text).")
            case .failed(let cause):
                // With several clips, most often the wrong one was chosen.
                guard let other = naming.first, !naming.contains(wanted) else {
                    return .bad(cause.sentence)
                }
                return .bad("\(host.text) belongs to \(other.text): choose that clip.")
            }
        }
    }

    private static func code(for text: String) -> Line {
        do throws(AppClipCode.EncodingError) {
            let bits = try AppClipCode(text).compressed.bits
            return .good("It fits into an App Clip Code, with \(bits) of 128 bits.")
        } catch {
            switch error {
            case .tooLong(let error):
                return .warn(
                    "It is too long for an App Clip Code: \(error.bits) bits, and a code holds "
                        + "\(error.limit). A code for a shorter prefix works."
                )
            case .url:
                return .warn(
                    "It cannot be in an App Clip Code: some of its characters are not in the format."
                )
            }
        }
    }
}

extension String {
    /// The URL without `https://`, for lists.
    var dropScheme: String {
        hasPrefix("https://") ? String(dropFirst("https://".count)) : self
    }
}
