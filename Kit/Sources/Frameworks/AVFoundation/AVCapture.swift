// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

public import CoreGraphics
public import Foundation
public import UIKit

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = Self(rawValue: "vide")
    public static let audio = Self(rawValue: "soun")
    public static let metadata = Self(rawValue: "meta")
}

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
}

/// A camera or a microphone: AVFoundation's `AVCaptureDevice`.
///
/// The simulated phone has none, like the simulator of Xcode; the scanner beside it reads codes instead.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    // SAFETY: there are no instances.
    public enum Position: Int, Sendable {
        case unspecified
        case back
        case front
    }
    public enum TorchMode: Int, Sendable {
        case off
        case on
        case auto
    }
    public enum FocusMode: Int, Sendable {
        case locked
        case autoFocus
        case continuousAutoFocus
    }
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(
            rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera"
        )
        public static let builtInUltraWideCamera = Self(
            rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera"
        )
        public static let builtInTelephotoCamera = Self(
            rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera"
        )
        public static let builtInDualCamera = Self(
            rawValue: "AVCaptureDeviceTypeBuiltInDualCamera"
        )
    }
    open class DiscoverySession: NSObject {
        public init(
            deviceTypes: [DeviceType],
            mediaType: AVMediaType?,
            position: Position
        ) {}
        open var devices: [AVCaptureDevice] { [] }
    }

    fileprivate override init() {}

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType,
        for mediaType: AVMediaType?,
        position: Position
    ) -> AVCaptureDevice? { nil }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .denied
    }
    open class func requestAccess(
        for mediaType: AVMediaType,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(false) }
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var torchMode = TorchMode.off
    open var focusMode = FocusMode.continuousAutoFocus
    open var videoZoomFactor: CGFloat = 1
    open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
    open func setTorchModeOn(level: Float) throws {}
}

/// The reason that nothing is captured: AVFoundation's `AVError`.
public struct AVError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800
        case deviceNotConnected = -11814
        case applicationIsNotAuthorizedToUseDevice = -11852
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws {
        self.device = device
        throw AVError(.deviceNotConnected)
    }
}
open class AVCaptureConnection: NSObject {
    public enum VideoOrientation: Int, Sendable {
        case portrait = 1
        case portraitUpsideDown
        case landscapeRight
        case landscapeLeft
    }
    open var videoOrientation = VideoOrientation.portrait
    open var videoRotationAngle: CGFloat = 0
    open var isVideoOrientationSupported: Bool { false }
    open var isVideoMirrored = false
}
public typealias AVCaptureVideoOrientation = AVCaptureConnection.VideoOrientation
open class AVCaptureOutput: NSObject {
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// An object that a camera detects, such as a code: AVFoundation's `AVMetadataObject`.
open class AVMetadataObject: NSObject {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "org.iso.QRCode")
        public static let microQR = Self(rawValue: "org.iso.MicroQRCode")
        public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
        public static let upce = Self(rawValue: "org.gs1.UPC-E")
        public static let code39 = Self(rawValue: "org.iso.Code39")
        public static let code93 = Self(rawValue: "com.intermec.Code93")
        public static let code128 = Self(rawValue: "org.iso.Code128")
        public static let pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let aztec = Self(rawValue: "org.iso.Aztec")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
        public static let face = Self(rawValue: "face")
    }
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    )
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}
open class AVCaptureMetadataOutput: AVCaptureOutput {
    open private(set) weak var metadataObjectsDelegate:
        (any AVCaptureMetadataOutputObjectsDelegate)?
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open func setMetadataObjectsDelegate(
        _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue: DispatchQueue?
    ) { metadataObjectsDelegate = delegate }
}

/// Connects cameras to outputs: AVFoundation's `AVCaptureSession`, which never captures an image.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    // SAFETY: it is set up on one queue, as its documentation requires.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    }
    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var isRunning = false

    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() { isRunning = true }
    open func stopRunning() { isRunning = false }
}
/// A layer that shows the image of a camera: AVFoundation's `AVCaptureVideoPreviewLayer`, a placeholder.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    public override init() {}
    public init(session: AVCaptureSession) { self.session = session }
}
