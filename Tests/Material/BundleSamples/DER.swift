// SPDX-License-Identifier: Apache-2.0

/// Writes DER.
public enum DER {
    /// Returns an element with its tag and length.
    public static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        var length: [UInt8] = []
        if content.count < 0x80 {
            length = [UInt8(content.count)]
        } else {
            var rest = content.count
            while rest > 0 {
                length.insert(UInt8(truncatingIfNeeded: rest), at: 0)
                rest >>= 8
            }
            length.insert(0x80 | UInt8(length.count), at: 0)
        }
        return [tag] + length + content
    }

    /// Returns an integer in the minimum number of bytes.
    static func integer(_ number: Int) -> [UInt8] {
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
        while bytes.count > 1,
            bytes[0] == 0 && bytes[1] < 0x80 || bytes[0] == 0xFF && bytes[1] >= 0x80
        {
            bytes.removeFirst()
        }
        return element(0x02, bytes)
    }

    private static let signedData: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 2]
    private static let data: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 1]

    /// Returns a signed message around some bytes, without a signature, in the form of a
    /// provisioning profile.
    public static func message(_ content: [UInt8]) -> [UInt8] {
        let inner = element(0x30, element(0x06, data) + element(0xA0, element(0x04, content)))
        let body = element(0x30, integer(1) + element(0x31, []) + inner + element(0x31, []))
        return element(0x30, element(0x06, signedData) + element(0xA0, body))
    }
}
