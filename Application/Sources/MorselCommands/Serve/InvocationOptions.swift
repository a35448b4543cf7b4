// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipTypes
import ArgumentParser
import CommandArguments
import Terminal

/// The options for the source and the circumstances of an invocation.
struct InvocationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The kind of invocation: \(Parsed.words(InvocationSource.self)).",
            valueName: "source"
        )
    )
    var source = InvocationSource.appClipCode.rawValue

    @Option(
        help: ArgumentHelp(
            "How an App Clip Code is read: \(Parsed.words(InvocationDetails.CodeContact.self)).",
            valueName: "contact"
        )
    )
    var contact: String?

    @Flag(help: "The App Clip Code has no NFC tag.")
    var untagged = false

    @Option(
        help: ArgumentHelp(
            "The form of the link in Messages: \(Parsed.words(InvocationDetails.MessageForm.self)).",
            valueName: "form"
        )
    )
    var message: String?

    @Option(
        help: ArgumentHelp(
            "What shows the page: \(Parsed.words(InvocationDetails.PageViewer.self)).",
            valueName: "viewer"
        )
    )
    var viewer: String?

    @Option(
        help:
            "The identifier of the clip that Xcode or TestFlight runs. Default: the clip of the URL."
    )
    var clip: String?

    @Option(help: "The identifier of the app that opens the link or shows the preview.")
    var caller: String?

    /// Returns the invocation of a URL.
    ///
    /// - Throws: ``CommandError`` if an option is invalid.
    func invocation(of url: InvocationURL, at time: Timestamp) throws -> Invocation {
        let source = try Parsed.word(source, InvocationSource.self, "source")
        var details = InvocationDetails()
        if let contact {
            details.contact = try Parsed.word(
                contact,
                InvocationDetails.CodeContact.self,
                "contact"
            )
        }
        details.hasTag = !untagged
        if let message {
            details.message = try Parsed.word(
                message,
                InvocationDetails.MessageForm.self,
                "message"
            )
        }
        if let viewer {
            details.viewer = try Parsed.word(viewer, InvocationDetails.PageViewer.self, "viewer")
        }
        if let clip {
            guard source.isForTesting else {
                throw CommandError(
                    "clip",
                    "clip: a clip can be chosen only for Xcode and TestFlight; use --clip with "
                        + "'--source xcode' or '--source test-flight'."
                )
            }
            details.clip = try Parsed.identifier(clip)
        }
        details.caller = try caller.map { try Parsed.identifier($0) }
        return Invocation(source: source, url: url, time: time, details: details)
    }
}
