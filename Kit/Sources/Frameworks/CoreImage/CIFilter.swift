// SPDX-License-Identifier: Apache-2.0

public import ClipFoundation

/// Makes QR codes: Core Image's `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: AnyObject {
    /// The bytes that the code contains.
    var message: Data { get set }
    /// The error correction level, the share of the code that may be unreadable: `L`, `M`, `Q` or
    /// `H`.
    var correctionLevel: String { get set }
}

/// A filter that creates an image: Core Image's `CIFilter`; only QR codes are supported.
open class CIFilter: NSObject, CIQRCodeGenerator, KeyedValues {
    /// The bytes that the code contains.
    open var message = Data()
    /// The error correction level, the share of the code that may be unreadable: `L`, `M`, `Q` or
    /// `H`.
    open var correctionLevel = "M"

    /// Creates the filter `CIQRCodeGenerator`; `nil` for any other.
    public init?(name: String) {
        guard name == "CIQRCodeGenerator" else { return nil }
    }

    private override init() {}

    /// Creates a filter that makes QR codes.
    open class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CIFilter() }

    /// Sets a value by name: `inputMessage` or `inputCorrectionLevel`.
    open func set(_ value: Any?, named key: String) {
        switch key {
        case "inputMessage": message = value as? Data ?? Data()
        case "inputCorrectionLevel": correctionLevel = value as? String ?? "M"
        default: break
        }
    }

    /// The image, with one pixel for each module and a border of one pixel; `nil` if the message is
    /// too long.
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
