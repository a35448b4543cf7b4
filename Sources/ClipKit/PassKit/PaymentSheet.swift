// SPDX-License-Identifier: Apache-2.0

import ClipUI
import Synchronization

/// The sheet on which the person pays: the seam of this module.
///
/// The program around the clip can set it; otherwise it is shown above the clip, by ClipUI.
///
/// No money moves: a sheet makes payments whose tokens are empty.
public struct PaymentSheet: Sendable {
    /// Shows a request, and asks the clip to process the payment if the person authorizes it.
    ///
    /// It returns when the sheet is gone. A person who cancels never calls `pay`.
    public var show:
        @MainActor @Sendable (
            _ request: PKPaymentRequest,
            _ pay: @MainActor (PKPayment) async -> PKPaymentAuthorizationResult
        ) async -> Void

    /// A sheet.
    public init(
        show:
            @escaping @MainActor @Sendable (
                _ request: PKPaymentRequest,
                _ pay: @MainActor (PKPayment) async -> PKPaymentAuthorizationResult
            ) async -> Void
    ) {
        self.show = show
    }

    private static let chosen = Mutex<PaymentSheet?>(nil)

    /// The sheet of this process: the one that was set, or one above the running clip; `nil` on a device that cannot pay,
    /// which is one without either.
    public static var current: PaymentSheet? {
        get { chosen.withLock { $0 } ?? ClipScreen.current.map { above($0) } }
        set { chosen.withLock { $0 = newValue } }
    }
}
