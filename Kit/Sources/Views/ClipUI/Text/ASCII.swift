// SPDX-License-Identifier: Apache-2.0

// The module of a clip for browsers links only the parts of the rules that it needs, so these few classes of bytes are
// defined here.
extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
}
