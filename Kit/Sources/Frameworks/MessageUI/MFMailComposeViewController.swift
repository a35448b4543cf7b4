// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import UIKit

public enum MFMailComposeResult: Int, Sendable {
    case cancelled
    case saved
    case sent
    case failed
}
public enum MessageComposeResult: Int, Sendable {
    case cancelled
    case sent
    case failed
}

/// A view controller for composing an email: MessageUI's `MFMailComposeViewController`.
///
/// The simulated phone has no account, so `canSendMail()` is `false`, as in the simulator of Xcode.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    nonisolated open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ recipients: [String]?) {}
    open func setCcRecipients(_ recipients: [String]?) {}
    open func setBccRecipients(_ recipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    )
}
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}

/// A view controller for composing a message: MessageUI's `MFMessageComposeViewController`; the simulated phone sends
/// none.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    nonisolated open class func canSendText() -> Bool { false }
    nonisolated open class func canSendAttachments() -> Bool { false }
}
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController,
        didFinishWith result: MessageComposeResult
    )
}
