// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import Mustache

/// The form for a position, and the experiences near it.
struct NearbyPage {
    private struct Line {
        let title: String
        let subtitle: String
        let url: String
        let distance: String
    }

    private let language = "en"
    private let title = "Experiences near a place"
    private let latitude: String
    private let longitude: String
    private let radius: String
    private let largestRadius = Int(NearbyRoutes.largestRadius)
    private var summary: String?
    private var experiences: [Line] = []

    /// A sentence that explains why there is no result; `nil` if there is one.
    var message: String?

    private var isUnreadable = false

    /// Creates the page of a request, without a result.
    init(_ request: SiteRequest) {
        func value(_ name: String) -> String { String((request.queryItem(name) ?? "").prefix(30)) }
        (latitude, longitude) = (value("latitude"), value("longitude"))
        radius = value("radius").isEmpty ? "\(Int(NearbyRoutes.usualRadius))" : value("radius")
    }

    /// Shows the experiences that were found, or a message if they cannot be read.
    mutating func show(_ found: [NearbyRoutes.Found]?, within radius: Double) {
        guard let found else {
            message = "The experiences cannot be read."
            isUnreadable = true
            return
        }
        summary =
            found.isEmpty
            ? "No experience has a place within \(Int(radius)) m."
            : "What Maps and Siri Suggestions offer within \(Int(radius)) m, nearest first."
        experiences = found.map {
            Line(
                title: $0.title,
                subtitle: $0.subtitle,
                url: $0.url,
                distance: "\($0.distance) m"
            )
        }
    }

    /// The response with the page: its status is 400 if there is a message, and 503 if the experiences cannot be read.
    var response: SiteResponse {
        .html(
            PageTemplates.nearby.render(self),
            status: isUnreadable ? .serviceUnavailable : message == nil ? .ok : .badRequest
        )
    }
}

extension PageTemplates {
    /// The form for a position, and the experiences near it.
    static let nearby = template(
        head + """
            <meta name="robots" content="noindex">
            </head>
            <body>
            <main class="shell">
            <p class="small"><a href="/">Morsel</a></p>
            <h1>{{title}}</h1>
            <form class="panel ask" action="/nearby" method="get">
            <label for="latitude">Latitude</label>
            <div class="ask-row"><input id="latitude" name="latitude" type="number" min="-90" max="90" step="any" required value="{{latitude}}"{{#message}} aria-invalid="true" aria-describedby="message"{{/message}}></div>
            <label for="longitude">Longitude</label>
            <div class="ask-row"><input id="longitude" name="longitude" type="number" min="-180" max="180" step="any" required value="{{longitude}}"></div>
            <label for="radius">Radius in metres</label>
            <div class="ask-row"><input id="radius" name="radius" type="number" min="0" max="{{largestRadius}}" required value="{{radius}}">
            <button class="btn primary" type="submit">Find</button></div>
            {{#message}}<p id="message" class="fault" role="alert">{{message}}</p>{{/message}}
            </form>
            {{#summary}}<p role="status">{{summary}}</p>{{/summary}}
            {{#experiences}}<article class="panel entry"><div><h2><a href="{{url}}">{{title}}</a></h2><p class="muted">{{subtitle}}</p><p class="mono">{{url}}</p><p class="small">{{distance}}</p></div></article>{{/experiences}}
            </main>
            </body>
            </html>

            """
    )
}
