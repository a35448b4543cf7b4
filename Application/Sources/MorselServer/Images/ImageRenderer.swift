// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import NIOHTTP1

/// A renderer that draws images for visitors one after another, each only once, on a thread that
/// does not answer requests.
///
/// So other requests are answered whatever is drawn, and drawing never takes more memory than one image does.
actor ImageRenderer {
    /// The maximum number of images that are drawn or wait; beyond it, visitors are asked to try again.
    static let mostWaiting = 32

    /// The maximum size of the images that are kept, in bytes.
    static let keptBytes = 8 << 20

    private let queue = DispatchQueue(label: "morsel.images")
    private var waiting: [ImageRequest: Task<SiteResponse, Never>] = [:]
    private var kept: [ImageRequest: SiteResponse] = [:]
    /// The requests of the kept images, the oldest first.
    private var order: [ImageRequest] = []
    private var byteCount = 0

    /// Returns the image of a request, from memory if it was drawn before.
    ///
    /// - Parameter request: The request for the image.
    /// - Returns: The image, or a response with status 400, or 503 if too many images wait.
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
        // The task is not cancelled with the first request, since others may wait for the same image.
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
