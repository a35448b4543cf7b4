// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ClipPublishing

/// The options for a clip without a bundle, which override the archive or the project.
struct NativeClipOptions: ParsableArguments {
    @Option(help: "The clip's identifier, such as ABCDE12345.com.example.Fruta.Clip.")
    var clip: String?

    @Option(help: "The app's identifier. (default: that of the clip without its last part)")
    var app: String?

    @Option(help: "The app's name, as cards show it.")
    var name: String?

    @Option(help: "The version of the app, such as 1.2.3.")
    var appVersion: String?

    @Option(help: "The lowest version of iOS that the clip supports, such as 16.4.")
    var minimumSystem: String?

    @Option(
        help: ArgumentHelp(
            "A host of the clip's associated domains entitlement; can be repeated.",
            discussion: "A host alone stands for appclips: and the host.",
            valueName: "domain"
        )
    )
    var domain: [String] = []

    @Option(help: ArgumentHelp("The size of the clip in bytes, uncompressed.", valueName: "bytes"))
    var size: Int?

    /// The values of the options.
    var written: WrittenNativeClip {
        var written = WrittenNativeClip()
        (written.clip, written.app, written.name) = (clip, app, name)
        (written.appVersion, written.minimumSystem) = (appVersion, minimumSystem)
        (written.domain, written.size) = (domain, size)
        return written
    }
}
