#if !hasFeature(Embedded)
/// Whether the location may be asked for.
public enum CLAuthorizationStatus: Int32, Sendable, Hashable {
    /// Nobody was asked, or the permission has run out.
    case notDetermined = 0
    /// Something other than the person forbids it.
    case restricted = 1
    /// The person said no, or location services are off.
    case denied = 2
    /// At any time; never for clips (rule E-20).
    case authorizedAlways = 3
    /// While the clip or app is used.
    case authorizedWhenInUse = 4
}
#endif
