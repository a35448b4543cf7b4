#if !hasFeature(Embedded)
public import ClipRegions

extension APActivationPayload {
    /// Asks whether the person invoked the clip within a region (*Confirming a person's physical
    /// location*).
    ///
    /// The answer is about the moment of the invocation (rule E-34). It comes at once, on the caller's
    /// thread.
    ///
    /// - Parameters:
    ///   - region: The expected place: a `CLCircularRegion` with a radius of up to 500 metres.
    ///   - completionHandler: Is handed the answer, and `nil` as the error; or `false` and an
    ///     ``APActivationPayloadError``: `disallowed` without the person's consent, the clip's key, a tag
    ///     or visual code, or a region that is taken, `doesNotMatch` if the URL is not registered or the
    ///     payload is that of another launch.
    public func confirmAcquired(
        in region: CLRegion,
        completionHandler: (_ inRegion: Bool, _ error: (any Error)?) -> Void
    ) {
        do throws(APActivationPayloadError) {
            completionHandler(try answer(in: region), nil)
        } catch {
            completionHandler(false, error)
        }
    }

    /// Asks whether the person invoked the clip within a region.
    ///
    /// - Parameter region: The expected place.
    /// - Returns: Whether the person was there.
    /// - Throws: ``APActivationPayloadError``, as the form with a completion handler has it.
    public func confirmAcquired(in region: CLRegion) async throws -> Bool {
        try answer(in: region)
    }

    private func answer(in region: CLRegion) throws(APActivationPayloadError) -> Bool {
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
#endif
