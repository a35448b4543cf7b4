// SPDX-License-Identifier: Apache-2.0

import CoreBluetooth
import CoreHaptics
import CoreMotion
import CoreNFC
import Foundation
import LocalAuthentication
import Photos
import Testing

struct HardwareTests {
    private final class Central: NSObject, CBCentralManagerDelegate {
        let tell: (CBManagerState) -> Void
        init(tell: @escaping (CBManagerState) -> Void) { self.tell = tell }
        func centralManagerDidUpdateState(_ central: CBCentralManager) { tell(central.state) }
    }

    /// The delegate is called with the state that there is no Bluetooth, after the manager is created.
    @Test func hasNoBluetooth() async {
        let queue = DispatchQueue(label: "bluetooth")
        nonisolated(unsafe) var kept: [AnyObject] = []
        let state = await withCheckedContinuation {
            (end: CheckedContinuation<CBManagerState, Never>) in
            let central = Central { end.resume(returning: $0) }
            let manager = CBCentralManager(delegate: central, queue: queue)
            #expect([.unknown, .unsupported].contains(manager.state))
            unsafe kept = [central, manager]
        }
        #expect(state == .unsupported)
        #expect(unsafe kept.count == 2)
    }

    @Test(arguments: ["180D", "0000180d-0000-1000-8000-00805f9b34fb"])
    func identifiesServices(text: String) {
        #expect(CBUUID(string: text).uuidString == text.uppercased())
        #expect(CBUUID(string: text) == CBUUID(string: text.uppercased()))
        #expect(CBUUID(string: text) != CBUUID(string: "180F"))
    }

    private final class Reader: NSObject, NFCNDEFReaderSessionDelegate {
        let tell: ((any Error)) -> Void
        init(tell: @escaping ((any Error)) -> Void) { self.tell = tell }
        func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
        {
            tell(error)
        }
        func readerSession(
            _ session: NFCNDEFReaderSession,
            didDetectNDEFs messages: [NFCNDEFMessage]
        ) {}
    }

    @Test func readsNoTags() async {
        #expect(!NFCNDEFReaderSession.readingAvailable)
        nonisolated(unsafe) var kept: [AnyObject] = []
        let code = await withCheckedContinuation {
            (end: CheckedContinuation<NFCReaderError.Code?, Never>) in
            let reader = Reader { end.resume(returning: ($0 as? NFCReaderError)?.code) }
            let session = NFCNDEFReaderSession(
                delegate: reader,
                queue: DispatchQueue(label: "tags"),
                invalidateAfterFirstRead: true
            )
            unsafe kept = [reader, session]
            session.begin()
        }
        #expect(code == .readerErrorUnsupportedFeature)
        #expect(unsafe kept.count == 2)
    }

    /// E-14: no Face ID for clips.
    @Test func recognizesNobody() async {
        let context = LAContext()
        var error: NSError?
        #expect(
            unsafe !context.canEvaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics,
                error: &error
            )
        )
        #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
        #expect(context.biometryType == .none)
        await #expect(throws: LAError(.passcodeNotSet)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Pay")
        }
    }

    /// E-24: no photos, no motion and fitness, and no prompt for them.
    @Test func hasNoAccess() async {
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
        #expect(CMPedometer.authorizationStatus() == .denied)
        #expect(!CMMotionManager().isDeviceMotionAvailable)
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    }
}
