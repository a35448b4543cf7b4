// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import Foundation
import HTTPTypes
import MorselRegistry

/// The experiences near a position, as Maps and Siri Suggestions would offer them (C10, C-57).
///
/// A host has its own experiences; the server's name has all of them.
struct NearbyRoutes: Sendable {
    /// The path of the experiences as JSON.
    static let path = "/.morsel/nearby"

    /// The path of the page, on the server's own name.
    static let page = "/nearby"

    /// The largest radius in metres.
    static let largestRadius = 50_000.0

    /// The distance at which Siri suggests an experience, in metres, if no other radius is
    /// requested (question O-18).
    static let usualRadius = 500.0

    /// The maximum number of experiences in a response, and of those that are checked for a host.
    private static let limit = (shown: 50, tried: 2_000)

    /// An experience and its distance.
    struct Found: Encodable {
        let id: Int64
        let url: String
        let title: String
        let subtitle: String
        let latitude: Double
        let longitude: Double
        /// The distance in whole metres.
        let distance: Int
    }

    /// The position and the radius of a request.
    struct Question {
        let place: Place
        let radius: Double

        /// The reason a request is invalid, as a sentence.
        struct QueryError: Error {
            let sentence: String
        }

        /// Parses the query of a request.
        ///
        /// - Throws: ``QueryError`` if a value is missing or out of range.
        init(_ request: SiteRequest) throws(QueryError) {
            let latitude = try Self.number("latitude", request, -90...90)
            let longitude = try Self.number("longitude", request, -180...180)
            guard let place = Place(latitude: latitude, longitude: longitude) else {
                throw QueryError(sentence: "The position is not on the earth.")
            }
            self.place = place
            radius =
                request.queryItem("radius") == nil
                ? NearbyRoutes.usualRadius
                : try Self.number("radius", request, 0...NearbyRoutes.largestRadius)
        }

        private static func number(
            _ name: String,
            _ request: SiteRequest,
            _ range: ClosedRange<Double>
        ) throws(QueryError) -> Double {
            let text = request.queryItem(name) ?? ""
            guard text.utf8.count <= 30, let number = Double(text), range.contains(number) else {
                throw QueryError(
                    sentence: "\(name) must be a number from \(Int(range.lowerBound)) to "
                        + "\(Int(range.upperBound))."
                )
            }
            return number
        }
    }

    /// Returns the experiences as JSON.
    func json(for request: SiteRequest, in snapshot: RegistrySnapshot) throws -> SiteResponse {
        struct Answer: Encodable {
            let experiences: [Found]
        }
        struct Refusal: Encodable {
            let error: String
        }
        let question: Question
        do throws(Question.QueryError) {
            question = try Question(request)
        } catch {
            return try Self.response(Refusal(error: error.sentence), .badRequest)
        }
        return try Self.response(Answer(experiences: found(question, request, snapshot)), .ok)
    }

    /// Returns the page with a form, and with the experiences if a position is given.
    func page(for request: SiteRequest, in snapshot: RegistrySnapshot) throws -> SiteResponse {
        var page = NearbyPage(request)
        if request.query != nil {
            do throws(Question.QueryError) {
                let question = try Question(request)
                page.show(try? found(question, request, snapshot), within: question.radius)
            } catch {
                page.message = error.sentence
            }
        }
        return page.response
    }

    private func found(
        _ question: Question,
        _ request: SiteRequest,
        _ snapshot: RegistrySnapshot
    ) throws(RegistryError) -> [Found] {
        let isServer = request.host.isServer
        let near = snapshot.places.nearest(
            to: question.place,
            within: question.radius,
            limit: isServer ? Self.limit.shown : Self.limit.tried
        )
        var found: [Found] = []
        for neighbor in near where found.count < Self.limit.shown {
            guard let experience = try snapshot.experience(neighbor.experience),
                let place = experience.place,
                isServer || experience.url.url.host.text == request.host.name,
                let clip = try snapshot.clip(experience.clip)
            else { continue }
            let words = CardWords(
                experience.card,
                of: clip.app,
                for: VisitorDevice.languages(request.preferredLanguages)
            )
            found.append(
                Found(
                    id: experience.id.rawValue,
                    url: experience.url.url.text,
                    title: words.title,
                    subtitle: words.subtitle,
                    latitude: place.latitude,
                    longitude: place.longitude,
                    distance: Int(neighbor.distance.rounded())
                )
            )
        }
        return found
    }

    private static func response(
        _ value: some Encodable,
        _ status: HTTPResponse.Status
    ) throws -> SiteResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var response = SiteResponse(
            contentType: "application/json",
            bytes: Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
        )
        response.status = status
        return response
    }
}
