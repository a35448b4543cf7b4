// SPDX-License-Identifier: Apache-2.0

import AssociationVerification
import Testing

/// The classification of addresses as public or not (feature B3).
struct AddressKindTests {
    @Test(arguments: [
        (NetworkAddress(93, 184, 216, 34), AddressKind.global),
        (NetworkAddress(1, 1, 1, 1), .global), (NetworkAddress(9, 255, 255, 255), .global),
        (NetworkAddress(11, 0, 0, 0), .global), (NetworkAddress(172, 15, 255, 255), .global),
        (NetworkAddress(172, 32, 0, 0), .global), (NetworkAddress(192, 167, 1, 1), .global),
        (NetworkAddress(100, 63, 0, 1), .global), (NetworkAddress(100, 128, 0, 1), .global),
        (NetworkAddress(223, 255, 255, 255), .global), (NetworkAddress(128, 0, 0, 1), .global),
        (NetworkAddress(0, 0, 0, 0), .unspecified), (NetworkAddress(0, 1, 2, 3), .unspecified),
        (NetworkAddress(127, 0, 0, 1), .loopback), (NetworkAddress(127, 255, 0, 9), .loopback),
        (NetworkAddress(10, 0, 0, 1), .privateNetwork),
        (NetworkAddress(172, 16, 0, 1), .privateNetwork),
        (NetworkAddress(172, 31, 255, 255), .privateNetwork),
        (NetworkAddress(192, 168, 1, 1), .privateNetwork),
        (NetworkAddress(100, 64, 0, 1), .carrier), (NetworkAddress(100, 127, 0, 1), .carrier),
        (NetworkAddress(169, 254, 169, 254), .linkLocal),
        (NetworkAddress(224, 0, 0, 1), .multicast), (NetworkAddress(239, 1, 1, 1), .multicast),
        (NetworkAddress(255, 255, 255, 255), .broadcast),
        (NetworkAddress(240, 0, 0, 1), .reserved), (NetworkAddress(192, 0, 2, 1), .reserved),
        (NetworkAddress(198, 18, 0, 1), .reserved), (NetworkAddress(198, 19, 9, 1), .reserved),
        (NetworkAddress(203, 0, 113, 9), .reserved), (NetworkAddress(192, 0, 0, 8), .reserved),
        (NetworkAddress(198, 51, 100, 1), .reserved), (NetworkAddress(192, 88, 99, 1), .reserved),
    ])
    func version4Addresses(_ address: NetworkAddress, _ kind: AddressKind) {
        #expect(address.kind == kind, "\(address)")
    }

    @Test(arguments: [
        ([0x2606, 0x2800, 0x220, 1], AddressKind.global), ([0x2001, 0x4860], .global),
        ([0x3FFE, 1], .global), ([0x2001, 0x0200], .global),
        ([], .unspecified), ([0, 0, 0, 0, 0, 0, 0, 1], .loopback),
        ([0xFE80, 0, 0, 0, 1], .linkLocal), ([0xFEBF, 1], .linkLocal),
        ([0xFC00, 1], .uniqueLocal), ([0xFDFF, 1], .uniqueLocal), ([0xFEC0, 1], .uniqueLocal),
        ([0xFF02, 0, 0, 0, 0, 0, 0, 1], .multicast),
        ([0, 0, 0, 0, 0, 0xFFFF, 0x7F00, 1], .mapped),
        ([0, 0, 0, 0, 0, 0xFFFF, 0x5DB8, 0xD822], .mapped),
        ([0, 0, 0, 0, 0, 0, 0x7F00, 1], .mapped),
        ([0, 0, 0, 0, 0xFFFF, 0, 0x7F00, 1], .translated),
        ([0x64, 0xFF9B, 0, 0, 0, 0, 0x7F00, 1], .translated),
        ([0x64, 0xFF9B, 1, 5, 0, 0, 0x7F00, 1], .translated),
        ([0x2002, 0x7F00, 1], .tunnelled), ([0x2001, 0, 0x4136], .tunnelled),
        ([0x2001, 0xDB8, 1], .reserved), ([0x3FFF, 0x0123], .reserved), ([0x100], .reserved),
        ([0x2001, 0x10], .reserved), ([0x4000, 1], .reserved), ([0x5F00], .reserved),
    ])
    func version6Addresses(_ groups: [UInt16], _ kind: AddressKind) {
        #expect(NetworkAddress(groups: groups).kind == kind, "\(NetworkAddress(groups: groups))")
    }

    @Test func textOfAddresses() {
        #expect("\(NetworkAddress(169, 254, 0, 9))" == "169.254.0.9")
        #expect("\(NetworkAddress(groups: [0x2001, 0xDB8, 0, 1]))" == "2001:db8:0:1:0:0:0:0")
    }
}
