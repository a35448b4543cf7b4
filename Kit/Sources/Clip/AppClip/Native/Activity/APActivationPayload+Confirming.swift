// SPDX-License-Identifier: Apache-2.0

public import ClipRegions

extension APActivationPayload {
    /// Confirms whether the person invoked the clip within a region (*Confirming a person's physical
    /// location*).
    ///
    /// The result is for the time of the invocation, not of the call (rule E-34). The completion handler
    /// is called before this method returns, on the same thread.
    ///
    /// - Parameters:
    ///   - region: The expected location: a `CLCircularRegion` with a radius of up to 500 metres.
    ///   - completionHandler: Receives the result and no error; or `false` and an
    ///     ``APActivationPayloadError``. It is `disallowed` if the person does not consent, the clip's
    ///     property list does not request location confirmation, the invocation is not from an NFC tag or
    ///     visual code, or the region is not valid. It is `doesNotMatch` if the URL is not registered or
    ///     the payload is from another launch.
    public func confirmAcquired(
        in region: CLRegion,
        completionHandler: (_ inRegion: Bool, _ error: (any Error)?) -> Void
    ) {
        do throws(APActivationPayloadError) {
            completionHandler(try confirmation(in: region), nil)
        } catch {
            completionHandler(false, error)
        }
    }

    /// Confirms whether the person invoked the clip within a region.
    ///
    /// - Parameter region: The expected location.
    /// - Returns: Whether the person was there.
    /// - Throws: ``APActivationPayloadError``, as with a completion handler.
    public func confirmAcquired(in region: CLRegion) async throws -> Bool {
        try confirmation(in: region)
    }

    private func confirmation(in region: CLRegion) throws(APActivationPayloadError) -> Bool {
        let payload = SystemPayload(url: url?.absoluteString, launch: launch)
        var place = SystemRegion.other
        if let circle = region as? CLCircularRegion {
            place = .circle(
                latitude: circle.center.latitude,
                longitude: circle.center.longitude,
                radius: circle.radius
            )
        }
        switch RunningSystem.current.confirmAcquired(payload, in: place) {
        case .isInRegion(let isInRegion): return isInRegion
        case .disallowed: throw APActivationPayloadError(.disallowed)
        case .doesNotMatch: throw APActivationPayloadError(.doesNotMatch)
        }
    }
}
