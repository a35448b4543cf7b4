// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import AppStoreConnect
import HTTPExchange
import HTTPTypes
import MorselRegistry

/// Receives the parts of images, at secret URLs that only the client with the reservation knows.
struct Uploads: Sendable {
    /// The prefix of the paths of parts.
    static let path = "/v1/uploads/"

    /// The prefix of the paths that serve images.
    static let imagePath = "/v1/images/"

    /// The maximum size of a part, in bytes.
    static let partSize = 4 << 20

    /// The lifetime of a URL, in seconds.
    static let time: Int64 = 24 * 3_600

    private let registry: Registry

    init(_ registry: Registry) { self.registry = registry }

    /// Returns the byte ranges of the parts of an image.
    static func parts(of upload: ImageUpload) -> [Range<Int>] {
        stride(from: 0, to: upload.fileSize, by: partSize).map { start in
            start..<min(start + partSize, upload.fileSize)
        }
    }

    /// Returns the upload operations: the requests by which a client sends an image.
    static func operations(of upload: ImageUpload, _ base: String) -> [JSONValue] {
        guard let secret = upload.secret else { return [] }
        let type = upload.fileName.lowercased().hasSuffix(".png") ? "image/png" : "image/jpeg"
        return parts(of: upload).map { part in
            [
                "method": "PUT",
                "url": .string("\(base)\(path)\(upload.id)/\(secret)/\(part.lowerBound)"),
                "length": .integer(part.count), "offset": .integer(part.lowerBound),
                "requestHeaders": [["name": "Content-Type", "value": .string(type)]],
            ]
        }
    }

    /// Whether a part is expected at the URL of a request.
    func isAwaited(_ request: Request, at now: Timestamp) async throws -> Bool {
        guard let address = Address(request.path) else { return false }
        return try await registry.read { try $0.record(ImageUpload.self, address.id) }
            .map { address.part(of: $0, at: now) != nil } ?? false
    }

    /// Stores a part.
    ///
    /// A part can be sent again until the image is complete; it replaces the one that was sent before.
    func take(_ request: Request, at now: Timestamp) async throws -> Response {
        guard request.method == .put else {
            var errors = APIErrors(.methodNotAllowed, "A part of an upload is sent with PUT.")
            errors.allowedMethods = ["PUT"]
            throw errors
        }
        guard let address = Address(request.path) else { throw Self.unknown }
        let body = request.body
        // The sender knows the URL from the reservation, which is in the log with its author.
        let author = Author(kind: .key, id: "", name: "upload")
        return try await registry.write(by: author, at: now) { store in
            guard var upload = try store.record(ImageUpload.self, address.id),
                let part = address.part(of: upload, at: now)
            else { throw Self.unknown }
            guard body.count == part.count else {
                throw APIErrors(
                    .bodyInvalid,
                    "The part has \(body.count) bytes; \(part.count) are expected."
                )
            }
            upload.parts[address.offset] = try store.add(bytes: body)
            try store.put(upload)
            return Response(.ok)
        }
    }

    /// The URL of a part.
    private struct Address: Sendable {
        let id: String
        let secret: String
        let offset: Int

        /// Parses a path; `nil` if it is not the path of a part.
        init?(_ path: String) {
            let names = path.dropFirst(Uploads.path.count).split(separator: "/").map(String.init)
            guard names.count == 3, let offset = Int(names[2]), "\(offset)" == names[2] else {
                return nil
            }
            (id, secret, self.offset) = (names[0], names[1], offset)
        }

        /// Returns the byte range of the image that is expected here; `nil` if none is.
        func part(of upload: ImageUpload, at now: Timestamp) -> Range<Int>? {
            guard upload.state == .awaitingUpload, let expected = upload.secret,
                secret.isSameSecret(as: expected), upload.expires.map({ $0 > now }) ?? false
            else { return nil }
            return Uploads.parts(of: upload).first { $0.lowerBound == offset }
        }
    }

    private static let unknown = APIErrors(
        .notFound,
        "No part of an image is awaited at this address: it is wrong, or no longer works."
    )
}
