#if !hasFeature(Embedded)
public import Foundation

/// What the system passes to a clip when it is launched (*APActivationPayload*; rule E-39).
///
/// Two payloads are equal if they are of the same launch. One can be archived and read again; only the
/// launch that brought it confirms a place for it.
public class APActivationPayload: NSObject, NSCopying, NSSecureCoding {
    /// The URL that launched the clip, equal to the activity's `webpageURL` (rule D-09).
    public let url: URL?

    let launch: Int?

    init(url: URL?, launch: Int?) {
        self.url = url
        self.launch = launch
    }

    // MARK: Equality

    /// Whether another object is a payload of the same launch, with the same URL.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? APActivationPayload else { return false }
        return other.url == url && other.launch == launch
    }

    /// A number that equal payloads have in common.
    public override var hash: Int { url.hashValue }

    /// The URL.
    public override var description: String { "APActivationPayload(\(url?.absoluteString ?? ""))" }

    // MARK: Copies

    /// The payload itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Yes: what is read is checked for its class.
    public static var supportsSecureCoding: Bool { true }

    /// Writes URL and launch.
    public func encode(with coder: NSCoder) {
        coder.encode(url?.absoluteString as NSString?, forKey: "url")
        coder.encode(launch.map { NSNumber(value: $0) }, forKey: "launch")
    }

    /// Reads what was written; the result is `nil` if the URL is none.
    public required init?(coder: NSCoder) {
        let text = coder.decodeObject(of: NSString.self, forKey: "url") as String?
        url = text.flatMap { URL(string: $0) }
        launch = coder.decodeObject(of: NSNumber.self, forKey: "launch")?.intValue
        if text != nil && url == nil { return nil }
    }
}
#endif
