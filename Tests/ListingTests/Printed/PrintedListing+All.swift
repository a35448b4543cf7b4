extension PrintedListing {
    /// Every printed listing of Swift that needs no UIKit, SwiftUI or ARKit, by page.
    static let all: [PrintedListing] = [
        .init(
            page: "responding-to-invocations",
            file: "003",
            opening: "func respondTo(",
            lines: 9,
            place: .file,
            modules: ["AppClip", "Foundation"],
            fault: "value of optional type 'URL?' must be unwrapped",
            words: "`webpageURL` is optional, and handed over as if it were not",
            mends: [
                Mend(
                    "let incomingURL = activity.webpageURL",
                    "guard let incomingURL = activity.webpageURL else { return }"
                )
            ]
        ),
        .init(
            page: "launching-another-app-s-app-clip-from-your-app",
            file: "003",
            opening: "let provider = LPMetadataProvider()",
            lines: 15,
            place: .function,
            modules: ["Foundation", "LinkPresentation"],
            surroundings: "class LPLinkView { init(metadata: LPLinkMetadata) {} }",
            fault: "unary operator cannot be separated from its operand",
            words:
                "`...` stands for the view; `LPLinkView` itself needs UIKit and is a class of the check here",
            mends: [Mend("var linkView = ...", "var linkView: LPLinkView?")]
        ),
        .init(
            page: "sharing-data-between-your-app-clip-and-your-full-app",
            file: "003",
            opening: "guard let sharedUserDefaults",
            lines: 4,
            place: .function,
            modules: ["AppClip", "Foundation"],
            fault: "'guard' body must not fall through",
            words: "the `else` does not leave the function",
            mends: [Mend("// Error handling", "return")]
        ),
        .init(
            page: "sharing-data-between-your-app-clip-and-your-full-app",
            file: "003",
            opening: "guard let sharedUserDefaults",
            occurrence: 1,
            lines: 4,
            place: .function,
            modules: ["AppClip", "Foundation"],
            fault: "'guard' body must not fall through",
            words: "the `else` does not leave the function; the group is another than above",
            mends: [Mend("// Error handling", "return")]
        ),
        .init(
            page: "sharing-data-between-your-app-clip-and-your-full-app",
            file: "003",
            opening: "let addSecretsQuery",
            lines: 6,
            place: .function,
            modules: ["Foundation", "Security"]
        ),
        .init(
            page: "sharing-data-between-your-app-clip-and-your-full-app",
            file: "003",
            opening: "var readSecretsQuery",
            lines: 8,
            place: .function,
            modules: ["Foundation", "Security"]
        ),
        .init(
            page: "sharing-data-between-your-app-clip-and-your-full-app",
            file: "003",
            opening: "let groupUserDefaults",
            lines: 3,
            place: .function,
            modules: ["AppClip", "AuthenticationServices", "Foundation"],
            parameters: "authorization: ASAuthorization",
            fault: "is not convertible to 'ASAuthorizationAppleIDCredential'",
            words: "a cast down is written `as`",
            mends: [Mend("credential as ASA", "credential as? ASA")]
        ),
        .init(
            page: "sharing-data-between-your-app-clip-and-your-full-app",
            file: "003",
            opening: "let provider = ASAuthorizationAppleIDProvider()",
            lines: 8,
            place: .function,
            modules: ["AppClip", "AuthenticationServices", "Foundation"],
            surroundings: "func readFavoriteSmoothies(_ user: String) {}",
            fault: "has no member 'get'",
            words: "`UserDefaults` has no `get`, and the text that is read is optional",
            mends: [
                Mend(
                    "let user = groupUserDefaults?.get(\"SavedUserID\")",
                    "guard let user = groupUserDefaults?.string(forKey: \"SavedUserID\") else { return }"
                )
            ]
        ),
        .init(
            page: "enabling-notifications-in-app-clips",
            file: "003",
            opening: "let center = UNUserNotificationCenter.current()",
            lines: 9,
            place: .function,
            modules: ["UserNotifications"],
            fault: "expected '}' at end of brace statement",
            words: "one brace too many is opened",
            mends: [Mend("(settings) in {", "(settings) in")]
        ),
        .init(
            page: "recommending-your-app-to-app-clip-users",
            file: "003",
            opening: "func displayOverlay()",
            lines: 7,
            place: .member,
            modules: ["StoreKit"],
            surroundings: """
                class Window { var windowScene: UIWindowScene? }
                class View { var window: Window? }
                let view = View()
                """
        ),
        .init(
            page: "creating-an-app-clip-with-xcode",
            file: "003",
            opening: "#if !APPCLIP",
            lines: 5,
            place: .function,
            modules: []
        ),
        .init(
            page: "confirming-a-person-s-physical-location",
            file: "003",
            opening: "func verifyUserLocation(",
            lines: 34,
            place: .member,
            modules: ["AppClip", "CoreLocation", "Foundation"],
            surroundings: "func location(from url: URL) -> CLRegion? { nil }"
        ),
        .init(
            page: "confirming-a-person-s-physical-location",
            file: "003",
            opening: "let coordinates = CLLocationCoordinate2D",
            lines: 5,
            place: .function,
            modules: ["CoreLocation"],
            fault: "unexpected non-void return value",
            words:
                "the header of the function `location(from:)` is missing, and the longitude's minus sign",
            mends: [
                Mend("return CLCircularRegion", "let region: CLRegion = CLCircularRegion"),
                Mend("122.0", "-122.0"),
            ]
        ),
        .init(
            page: "interacting-with-app-clip-codes-in-ar",
            file: "003",
            opening: "process(productKey: getProductKey(from: appClip",
            lines: 1,
            place: .function,
            modules: ["Foundation"],
            surroundings: """
                func process(productKey: String, initializePreview: Bool = true) {}
                func getProductKey(from url: URL) -> String { url.lastPathComponent }
                """,
            parameters: "appClipCodeLaunchURL: URL"
        ),
        .init(
            page: "interacting-with-app-clip-codes-in-ar",
            file: "003",
            opening: "var testAppClipCodeURL",
            lines: 1,
            place: .member,
            modules: ["Foundation"]
        ),
        .init(
            page: "interacting-with-app-clip-codes-in-ar",
            file: "003",
            opening: "let modelURLFor",
            lines: 3,
            place: .member,
            modules: ["Foundation"]
        ),
        .init(
            page: "interacting-with-app-clip-codes-in-ar",
            file: "003",
            opening: "let imageURLFor",
            lines: 3,
            place: .member,
            modules: ["Foundation"]
        ),
        .init(
            page: "talk Streamline your App Clip, confirm a location",
            file: "002",
            opening: "import AppClip guard let payload",
            lines: 1,
            place: .function,
            modules: ["AppClip", "CoreLocation"],
            parameters: "userActivity: NSUserActivity",
            fault: "declaration is only valid at file scope",
            words: "the download put it on one line",
            mends: [
                Mend("import AppClip guard", "guard"), Mend("} let region", "}\nlet region"),
                Mend(") payload.", ")\npayload."),
            ]
        ),
        .init(
            page: "talk Streamline your App Clip, notifications",
            file: "002",
            opening: "import UserNotifications let center",
            lines: 1,
            place: .function,
            modules: ["UserNotifications"],
            fault: "declaration is only valid at file scope",
            words: "the download put it on one line, so that a comment ends it",
            mends: [
                Mend("import UserNotifications let", "let"), Mend("() center.", "()\ncenter."),
                Mend("in if", "in\nif"), Mend("notification. }", "notification.\n}"),
            ]
        ),
        .init(
            page: "talk Streamline your App Clip, sign in the app",
            file: "002",
            opening: "import AuthenticationServices let provider",
            lines: 1,
            place: .function,
            modules: ["AppClip", "AuthenticationServices", "Foundation"],
            surroundings: """
                func readUserID(in folder: URL) -> String { "" }
                func loadFavoriteSmoothies(userID: String) {}
                """,
            fault: "declaration is only valid at file scope",
            words: "the download put it on one line",
            mends: [
                Mend("import AuthenticationServices let", "let"), Mend("() guard", "()\nguard"),
                Mend("secureAppGroupURL) provider", "secureAppGroupURL)\nprovider"),
            ]
        ),
    ]
}
