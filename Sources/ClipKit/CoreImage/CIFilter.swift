// SPDX-License-Identifier: Apache-2.0

public import ClipFoundation

/// Makes QR codes: Core Image's `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: AnyObject {
    /// The bytes of the code.
    var message: Data { get set }
    /// How much of the code may be lost: `L`, `M`, `Q` or `H`.
    var correctionLevel: String { get set }
}

/// Makes a picture: Core Image's `CIFilter`; QR codes alone.
open class CIFilter: NSObject, CIQRCodeGenerator, KeyedValues {
    /// The bytes of the code.
    open var message = Data()
    /// How much of the code may be lost: `L`, `M`, `Q` or `H`.
    open var correctionLevel = "M"

    /// The filter `CIQRCodeGenerator`; `nil` for any other.
    public init?(name: String) {
        guard name == "CIQRCodeGenerator" else { return nil }
    }

    private override init() {}

    /// Makes QR codes.
    open class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CIFilter() }

    /// Sets a value by name: `inputMessage` or `inputCorrectionLevel`.
    open func set(_ value: Any?, named key: String) {
        switch key {
        case "inputMessage": message = value as? Data ?? Data()
        case "inputCorrectionLevel": correctionLevel = value as? String ?? "M"
        default: break
        }
    }

    /// The picture, a pixel for each square and one around; `nil` if the message is too long.
    open var outputImage: CIImage? {
        let level = QRCode.Level(rawValue: correctionLevel) ?? .m
        guard let code = QRCode(Array(message), level: level) else { return nil }
        let width = code.side + 2
        var samples = [UInt8](repeating: 255, count: width * width)
        for y in 0..<code.side {
            for x in 0..<code.side where code.isDark(x, y) { samples[(y + 1) * width + x + 1] = 0 }
        }
        return CIImage(samples: samples, width: width)
    }
}
