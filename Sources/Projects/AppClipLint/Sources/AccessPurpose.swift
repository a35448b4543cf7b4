// SPDX-License-Identifier: Apache-2.0

/// Something that an app may use only if its Info.plist says what for.
struct AccessPurpose: Sendable {
    /// What is used.
    let what: String
    /// The key with the purpose.
    let key: String
    /// The code that uses it.
    let phrases: [String]

    static let all: [AccessPurpose] = [
        AccessPurpose(
            what: "the location",
            key: "NSLocationWhenInUseUsageDescription",
            phrases: ["requestWhenInUseAuthorization", "CLLocationUpdate.liveUpdates("]
        ),
        AccessPurpose(
            what: "Bluetooth",
            key: "NSBluetoothAlwaysUsageDescription",
            phrases: ["CBCentralManager(", "CBPeripheralManager(", "CBCentralManager alloc"]
        ),
        AccessPurpose(
            what: "the camera",
            key: "NSCameraUsageDescription",
            phrases: [
                "requestAccess(for: .video", "requestAccessForMediaType:AVMediaTypeVideo",
                "AVCaptureDeviceInput",
                "sourceType = .camera", "UIImagePickerControllerSourceTypeCamera",
                "DataScannerViewController(", "VNDocumentCameraViewController(",
                "ARWorldTrackingConfiguration(", "ARImageTrackingConfiguration(",
                "ARGeoTrackingConfiguration(",
            ]
        ),
        AccessPurpose(
            what: "the microphone",
            key: "NSMicrophoneUsageDescription",
            phrases: [
                "requestAccess(for: .audio", "requestRecordPermission",
                "AVAudioApplication.requestRecordPermission",
            ]
        ),
        AccessPurpose(
            what: "NFC tags",
            key: "NFCReaderUsageDescription",
            phrases: ["NFCNDEFReaderSession(", "NFCTagReaderSession("]
        ),
    ]
}
