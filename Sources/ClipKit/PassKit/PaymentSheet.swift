// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The sheet on which the person pays: the seam of this module.
///
/// The program around the clip sets it.
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

    /// The sheet of this process; `nil`, as at first, on a device that cannot pay.
    public static var current: PaymentSheet? {
        get { chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }
}
