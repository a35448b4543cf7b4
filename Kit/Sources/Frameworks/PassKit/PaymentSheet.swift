// SPDX-License-Identifier: Apache-2.0

import ClipUI
import Synchronization

/// The payment sheet, which the program around this module can replace.
///
/// If the program around the clip does not set it, ClipUI shows it above the clip.
///
/// No money moves: a sheet creates payments with empty tokens.
public struct PaymentSheet: Sendable {
    /// Shows a request, and asks the clip to process the payment if the person authorizes it.
    ///
    /// It returns when the sheet is dismissed. If the person cancels, `pay` is never called.
    public var show:
        @MainActor @Sendable (
            _ request: PKPaymentRequest,
            _ pay: @MainActor (PKPayment) async -> PKPaymentAuthorizationResult
        ) async -> Void

    /// Creates a sheet from a closure that shows it.
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

    /// The sheet of this process: the one that was set, or one above the running clip; `nil` without either, on a
    /// device that cannot make payments.
    public static var current: PaymentSheet? {
        get { chosen.withLock { $0 } ?? ClipScreen.current.map { above($0) } }
        set { chosen.withLock { $0 = newValue } }
    }
}
