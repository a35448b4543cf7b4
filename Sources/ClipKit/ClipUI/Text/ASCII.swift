// SPDX-License-Identifier: Apache-2.0

// The module for browsers of a clip brings no other part of the rules than it needs, so that these
// few classes of bytes stand here.
extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
}
