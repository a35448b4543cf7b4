// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ClipPublishing

/// The options for the default experience and the app.
struct CardOptions: ParsableArguments {
    @Option(help: "The subtitle of the default experience, at most 56 characters.")
    var subtitle: String?

    @Option(
        help: ArgumentHelp(
            "The header image of the default experience, a PNG or JPEG file of 1800 × 1200 to 3000 × 2000 pixels.",
            valueName: "file"
        ),
        completion: .file()
    )
    var image: String?

    @Option(help: "The action on the button: open, view or play. (default: open)")
    var verb: String?

    @Option(help: "The language of the subtitle. (default: en)")
    var language: String?

    @Option(help: "The number of the app in the App Store.")
    var storeNumber: Int64?

    @Option(
        help: ArgumentHelp(
            "The page for people whose phone cannot run the clip, such as https://fruta.example/.",
            valueName: "url"
        )
    )
    var website: String?

    @Option(
        help: ArgumentHelp(
            "An entry of the app's own entitlement, such as applinks:fruta.example; can be repeated.",
            discussion:
                "The association file that 'morsel serve' writes then has the app in that section. Default: "
                + "what the archive, the project or clip.json says.",
            valueName: "entry"
        )
    )
    var appDomain: [String] = []

    /// The values of the options.
    var written: WrittenCard {
        var written = WrittenCard()
        (written.subtitle, written.image, written.verb) = (subtitle, image, verb)
        (written.language, written.storeNumber) = (language, storeNumber)
        (written.website, written.appDomain) = (website, appDomain)
        return written
    }
}
