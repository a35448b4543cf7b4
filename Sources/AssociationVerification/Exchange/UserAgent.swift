/// Who asks a site for its file (rule B-12).
///
/// Each names itself as what it stands for, and Morsel beside it: a site that sorts out by the name
/// treats it as it treats the system, and its owner sees who asked.
public enum UserAgent: String, Sendable, Hashable, CaseIterable {
    /// The cache that devices ask.
    case associationBot = "AASA-Bot"
    /// A device that asks the site itself.
    case device = "CFNetwork"
    /// An ordinary visitor.
    case visitor = "Mozilla"

    /// The value of the header.
    public var text: String {
        switch self {
        case .associationBot: "AASA-Bot/1.0.0 (compatible; Morsel)"
        case .device: "swcd (compatible; Morsel) CFNetwork/1568.200.51 Darwin/24.1.0"
        case .visitor: "Mozilla/5.0 (compatible; Morsel)"
        }
    }
}
