// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
/// A format of a number such as `%.2f` or `%03d`: sign, zeros, width, precision; decimal and hexadecimal.
struct NumberSpecifier {
    private var width = 0
    private var precision: Int?
    private var isPadded = false
    private var hasSign = false
    private var isHexadecimal = false
    private var isReal = false

    init(_ specifier: String) {
        var isPrecision = false
        for byte in specifier.utf8 {
            switch byte {
            case UInt8(ascii: "+"): hasSign = true
            case UInt8(ascii: "."):
                isPrecision = true
                precision = 0
            case UInt8(ascii: "0") where width == 0 && !isPrecision: isPadded = true
            case _ where byte.isDigit:
                let digit = Int(byte - UInt8(ascii: "0"))
                if isPrecision {
                    precision = min((precision ?? 0) * 10 + digit, 15)
                } else {
                    width = min(width * 10 + digit, 100)
                }
            case UInt8(ascii: "x"), UInt8(ascii: "X"): isHexadecimal = true
            case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "e"):
                isReal = true
            default: break
            }
        }
    }

    func format(_ number: Int64) -> String {
        if isReal { return format(Double(number)) }
        let digits = String(number.magnitude, radix: isHexadecimal ? 16 : 10)
        return padded(digits, isNegative: number < 0)
    }

    func format(_ number: Double) -> String {
        if !isReal {
            return number.isFinite && abs(number) < 9e18 ? format(Int64(number)) : "nan"
        }
        guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
        var scale: UInt64 = 1
        let places = precision ?? 6
        for _ in 0..<places { scale *= 10 }
        let whole = number.magnitude.rounded(.down)
        guard whole < 1.8e19 else { return number.description }
        var parts = UInt64(((number.magnitude - whole) * Double(scale)).rounded(.toNearestOrEven))
        var units = UInt64(whole)
        if parts >= scale {
            parts -= scale
            units += 1
        }
        var digits = String(units)
        if places > 0 {
            let fraction = String(parts)
            digits += "."
            for _ in 0..<max(0, places - fraction.utf8.count) { digits += "0" }
            digits += fraction
        }
        return padded(digits, isNegative: number < 0)
    }

    private func padded(_ digits: String, isNegative: Bool) -> String {
        let sign = isNegative ? "-" : hasSign ? "+" : ""
        var space = ""
        for _ in 0..<max(0, width - digits.utf8.count - sign.utf8.count) {
            space += isPadded ? "0" : " "
        }
        return isPadded ? sign + space + digits : space + sign + digits
    }
}
#endif
