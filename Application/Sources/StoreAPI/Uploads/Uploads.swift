// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppStoreConnect
import MorselRegistry

/// Where the parts of images are put: addresses that only who has reserved an image knows.
struct Uploads: Sendable {
    /// Where the addresses begin.
    static let path = "/v1/uploads/"

    /// Where images are served from.
    static let imagePath = "/v1/images/"

    /// The largest part, in bytes.
    static let partSize = 4 << 20

    /// How long an address works, in seconds.
    static let time: Int64 = 24 * 3_600

    private let registry: any Registry

    init(_ registry: any Registry) { self.registry = registry }

    /// The parts that an image is sent in.
    static func parts(of upload: ImageUpload) -> [Range<Int>] {
        stride(from: 0, to: upload.fileSize, by: partSize).map { start in
            start..<min(start + partSize, upload.fileSize)
        }
    }

    /// What a client has to do to send an image.
    static func operations(of upload: ImageUpload, _ base: String) -> [JSON] {
        guard let secret = upload.secret else { return [] }
        let type = upload.fileName.lowercased().hasSuffix(".png") ? "image/png" : "image/jpeg"
        return parts(of: upload).map { part in
            [
                "method": "PUT",
                "url": .text("\(base)\(path)\(upload.id)/\(secret)/\(part.lowerBound)"),
                "length": .integer(part.count), "offset": .integer(part.lowerBound),
                "requestHeaders": [["name": "Content-Type", "value": .text(type)]],
            ]
        }
    }

    /// Whether a part is awaited at the address of a request.
    func isAwaited(_ request: APIRequest, at now: Timestamp) async throws -> Bool {
        guard let address = Address(request.path) else { return false }
        return try await registry.read { try $0.record(ImageUpload.self, address.id) }
            .map { address.part(of: $0, at: now) != nil } ?? false
    }

    /// Takes a part.
    ///
    /// It can be sent again, as long as the image is not complete; what was sent before is removed then.
    func take(_ request: APIRequest, at now: Timestamp) async throws -> APIResponse {
        guard request.method == "PUT" else {
            var errors = APIErrors(.methodNotAllowed, "A part of an upload is sent with PUT.")
            errors.allowedMethods = ["PUT"]
            throw errors
        }
        guard let address = Address(request.path) else { throw Self.unknown }
        let body = request.body
        // Whoever has the address has it from the reservation, which is in the log with its author.
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
            return APIResponse(200)
        }
    }

    /// The address of a part.
    private struct Address: Sendable {
        let id: String
        let secret: String
        let offset: Int

        /// Reads a path, or `nil` for one that is not such an address.
        init?(_ path: String) {
            let names = path.dropFirst(Uploads.path.count).split(separator: "/").map(String.init)
            guard names.count == 3, let offset = Int(names[2]), "\(offset)" == names[2] else {
                return nil
            }
            (id, secret, self.offset) = (names[0], names[1], offset)
        }

        /// The bytes of an image that are awaited here; `nil` where none are.
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
