// SPDX-License-Identifier: Apache-2.0

import Dispatch
import HTTPTypes

/// A renderer that draws images for visitors one after another, each only once, on a thread that
/// does not answer requests.
///
/// So other requests are answered whatever is drawn, and drawing never takes more memory than one image does.
actor ImageRenderer {
    /// The maximum number of images that are drawn or wait; beyond it, visitors are asked to try again.
    static let mostWaiting = 32

    /// The maximum size of the images that are kept, in bytes.
    static let keptBytes = 8 << 20

    /// The source of an image.
    enum Key: Hashable {
        /// A code or a tag, of a URL.
        case code(ImageRequest)
        /// A smaller version of a file.
        case smaller(SmallerImage)
    }

    private let queue = DispatchQueue(label: "morsel.images")
    private var waiting: [Key: Task<SiteResponse, Never>] = [:]
    private var kept: [Key: SiteResponse] = [:]
    /// The keys of the kept images, the oldest first.
    private var order: [Key] = []
    private var byteCount = 0

    /// Returns the image of a request, from memory if it was drawn before.
    ///
    /// - Parameter request: The request for the image.
    /// - Returns: The image, or a response with status 400, or 503 if too many images wait.
    func response(to request: ImageRequest) async -> SiteResponse {
        if let response = await response(for: .code(request), drawn: { request.response() }) {
            return response
        }
        var response = SiteResponse.line(
            .serviceUnavailable,
            "Many images are being drawn. Please try again in a moment."
        )
        response.retryAfter = 2
        return response
    }

    /// Returns an image, from memory if it was drawn before.
    ///
    /// - Parameters:
    ///   - key: What it is made of.
    ///   - draw: Draws it.
    /// - Returns: The image; `nil` if too many images wait.
    func response(
        for key: Key,
        drawn draw: @escaping @Sendable () -> SiteResponse
    ) async -> SiteResponse? {
        if let known = kept[key] { return known }
        if let task = waiting[key] { return await task.value }
        guard waiting.count < Self.mostWaiting else { return nil }
        // The task is not cancelled with the first request, since others may wait for the same image.
        let task = Task { [queue] in
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: draw()) }
            }
        }
        waiting[key] = task
        let response = await task.value
        waiting[key] = nil
        keep(response, for: key)
        return response
    }

    /// Returns an image that was drawn before; `nil` if it is not in memory.
    func keptResponse(for key: Key) -> SiteResponse? { kept[key] }

    private func keep(_ response: SiteResponse, for key: Key) {
        guard response.status == .ok, response.body.count <= Self.keptBytes / 8 else { return }
        kept[key] = response
        order.append(key)
        byteCount += response.body.count
        while byteCount > Self.keptBytes {
            byteCount -= kept.removeValue(forKey: order.removeFirst())?.body.count ?? 0
        }
    }
}
