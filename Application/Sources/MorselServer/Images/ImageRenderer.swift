// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import NIOHTTP1

/// Draws images for visitors: one after the other, off the threads that answer requests, and each
/// image once.
///
/// So whatever is drawn, other requests are answered, and no more memory is taken than one image
/// takes.
actor ImageRenderer {
    /// The most images that are drawn or wait; a further visitor is asked to come again.
    static let mostWaiting = 32

    /// The bytes of images that are kept.
    static let keptBytes = 8 << 20

    private let queue = DispatchQueue(label: "morsel.images")
    private var waiting: [ImageRequest: Task<SiteResponse, Never>] = [:]
    private var kept: [ImageRequest: SiteResponse] = [:]
    /// The requests of the kept images, the oldest first.
    private var order: [ImageRequest] = []
    private var byteCount = 0

    /// The image, from memory if it was drawn before.
    ///
    /// - Parameter request: The request.
    /// - Returns: The image; or status 400, or 503 while too many images wait.
    func response(to request: ImageRequest) async -> SiteResponse {
        if let known = kept[request] { return known }
        if let task = waiting[request] { return await task.value }
        guard waiting.count < Self.mostWaiting else {
            var response = SiteResponse.line(
                .serviceUnavailable,
                "Many images are being drawn. Please try again in a moment."
            )
            response.retryAfter = 2
            return response
        }
        // Not cancelled with the first request: others may wait for the same image.
        let task = Task { [queue] in
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: request.response()) }
            }
        }
        waiting[request] = task
        let response = await task.value
        waiting[request] = nil
        keep(response, for: request)
        return response
    }

    private func keep(_ response: SiteResponse, for request: ImageRequest) {
        guard response.status == .ok, response.body.count <= Self.keptBytes / 8 else { return }
        kept[request] = response
        order.append(request)
        byteCount += response.body.count
        while byteCount > Self.keptBytes {
            byteCount -= kept.removeValue(forKey: order.removeFirst())?.body.count ?? 0
        }
    }
}
