// SPDX-License-Identifier: Apache-2.0

/// A protected resource that an app may only use if its Info.plist has a purpose string.
struct AccessPurpose: Sendable {
    /// The protected resource, in words.
    let what: String
    /// The key of the purpose string.
    let key: String
    /// The code that uses the resource.
    let phrases: [String]

    /// The keys for resources that no clip can access, with the names of these (E-14, E-18, E-20, E-24).
    static let refused: [String: String] = [
        "NSFaceIDUsageDescription": "Face ID; Touch ID works",
        "NSLocationAlwaysUsageDescription": "location in the background; it works while in use",
        "NSLocationAlwaysAndWhenInUseUsageDescription":
            "location in the background; it works while in use",
        "NSUserTrackingUsageDescription": "tracking",
        "NSMotionUsageDescription": "motion and fitness data",
        "NSFallDetectionUsageDescription": "motion and fitness data",
        "NSAppleMusicUsageDescription": "Apple Music and media",
        "NSCalendarsUsageDescription": "calendars",
        "NSCalendarsFullAccessUsageDescription": "calendars",
        "NSCalendarsWriteOnlyAccessUsageDescription": "calendars",
        "NSRemindersUsageDescription": "reminders",
        "NSRemindersFullAccessUsageDescription": "reminders",
        "NSContactsUsageDescription": "contacts",
        "NSPhotoLibraryUsageDescription": "photo library",
        "NSPhotoLibraryAddUsageDescription": "photo library",
        "NSHealthShareUsageDescription": "health data",
        "NSHealthUpdateUsageDescription": "health data",
        "NSHealthClinicalHealthRecordsShareUsageDescription": "health data",
        "NSHomeKitUsageDescription": "home data",
        "NSSpeechRecognitionUsageDescription": "speech recognition",
        "NSSensorKitUsageDescription": "sensor data for research",
        "NSNearbyInteractionUsageDescription": "Nearby Interaction",
        "NSNearbyInteractionAllowOnceUsageDescription": "Nearby Interaction",
        "NSFileProviderDomainUsageDescription": "files of other apps",
        "NSFileProviderPresenceUsageDescription": "files of other apps",
    ]

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
