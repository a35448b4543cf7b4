// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import UIKit

/// A payment network: PassKit's `PKPaymentNetwork`.
public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let amex = Self(rawValue: "AmEx")
    public static let cartesBancaires = Self(rawValue: "CartesBancaires")
    public static let chinaUnionPay = Self(rawValue: "ChinaUnionPay")
    public static let discover = Self(rawValue: "Discover")
    public static let eftpos = Self(rawValue: "Eftpos")
    public static let electron = Self(rawValue: "Electron")
    public static let interac = Self(rawValue: "Interac")
    public static let JCB = Self(rawValue: "JCB")
    public static let mada = Self(rawValue: "Mada")
    public static let maestro = Self(rawValue: "Maestro")
    public static let masterCard = Self(rawValue: "MasterCard")
    public static let visa = Self(rawValue: "Visa")
    public static let vPay = Self(rawValue: "VPay")
}

/// The capabilities of a merchant to process payments: PassKit's `PKMerchantCapability`.
public struct PKMerchantCapability: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = Self(rawValue: 1)
    public static let emv = Self(rawValue: 2)
    public static let credit = Self(rawValue: 4)
    public static let debit = Self(rawValue: 8)
    public static let capability3DS = threeDSecure
    public static let capabilityEMV = emv
    public static let capabilityCredit = credit
    public static let capabilityDebit = debit
}

/// The type of an amount, final or pending: PassKit's `PKPaymentSummaryItemType`.
public enum PKPaymentSummaryItemType: UInt, Sendable {
    case final
    case pending
}

/// A line of a payment: PassKit's `PKPaymentSummaryItem`; the last is the total.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.label = label
        self.amount = amount
        self.type = type
    }
}
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String?
    open var detail: String?
}
public enum PKShippingType: UInt, Sendable {
    case shipping
    case delivery
    case storePickup
    case servicePickup
}
public struct PKContactField: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let emailAddress = Self(rawValue: "email")
    public static let name = Self(rawValue: "name")
    public static let phoneNumber = Self(rawValue: "phone")
    public static let phoneticName = Self(rawValue: "phoneticName")
    public static let postalAddress = Self(rawValue: "post")
}
open class PKContact: NSObject, @unchecked Sendable {
    open var name: PersonNameComponents?
    open var emailAddress: String?
    open var phoneNumber: String?
}

/// The amounts and the options of a payment: PassKit's `PKPaymentRequest`.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var shippingContact: PKContact?
    open var billingContact: PKContact?
    open var applicationData: Data?
    open var supportedCountries: Set<String>?

    /// The reason the sheet would not open, in one sentence; `nil` if it would.
    public var problem: String? {
        let isCode: (String, Int) -> Bool = { text, count in
            text.count == count && text.allSatisfy { $0.isASCII && $0.isUppercase }
        }
        if !merchantIdentifier.hasPrefix("merchant.") {
            return "merchantIdentifier is “\(merchantIdentifier)”: it begins with “merchant.”"
        }
        if !isCode(countryCode, 2) {
            return "countryCode is “\(countryCode)”: it has two capital letters, as “US”"
        }
        if !isCode(currencyCode, 3) {
            return "currencyCode is “\(currencyCode)”: it has three capital letters, as “USD”"
        }
        if supportedNetworks.isEmpty { return "supportedNetworks is empty: name one, as .visa" }
        if !merchantCapabilities.contains(.threeDSecure), !merchantCapabilities.contains(.emv) {
            return "merchantCapabilities has neither .threeDSecure nor .emv: it needs one of them"
        }
        guard let total = paymentSummaryItems.last else {
            return "paymentSummaryItems is empty: its last item is the total"
        }
        if total.type == .final,
            total.amount.compare(NSDecimalNumber(value: 0)) == .orderedAscending
        {
            return "the total, “\(total.label)”, is below zero"
        }
        return nil
    }
}
