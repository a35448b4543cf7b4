// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import AVFoundation
import AVKit
import CoreBluetooth
import CryptoKit
import LocalAuthentication
import MessageUI
import PhotosUI
import StoreKit
import SwiftUI
import WidgetKit

// Features of the device as clips use them; the test is that they compile.
struct DeviceUses: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var isPicking = false
    private let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    private let synthesizer = AVSpeechSynthesizer()

    var body: some View {
        VStack {
            VideoPlayer(player: player) { Text("Film") }.frame(height: 200)
            VideoPlayer(player: player).onAppear { player.play() }.onDisappear(
                perform: player.pause
            )
            PhotosPicker("Choose", selection: $item, matching: .images)
            PhotosPicker(
                selection: $items,
                maxSelectionCount: 3,
                matching: .any(of: [.images, .videos])
            ) {
                Label("Choose", systemImage: "photo")
            }
            Button("Speak", action: speak)
            Button("Unlock", action: unlock)
        }
        .photosPicker(isPresented: $isPicking, selection: $item, matching: .images)
        .onChange(of: item) { _, item in
            Task {
                if let data = try? await item?.loadTransferable(type: Data.self) {
                    print(data.count)
                }
            }
        }
        .onAppear { WidgetCenter.shared.reloadAllTimelines() }
    }

    private func speak() {
        let utterance = AVSpeechUtterance(string: "Hello")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-US")
        utterance.rate = 0.4
        synthesizer.speak(utterance)
        AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
        do {
            try AVAudioSession.sharedInstance().setCategory(
                .playback,
                mode: .default,
                options: [.duckOthers]
            )
            try AVAudioSession.sharedInstance().setActive(true)
        } catch { print(error) }
        print(SHA256.hash(data: Data("a".utf8)).map { String(format: "%02x", $0) }.joined())
    }

    private func unlock() {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error),
            context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
        else { return }
        context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Pay") {
            isKnown,
            error in
            DispatchQueue.main.async { print(isKnown, error as Any) }
        }
    }
}

struct MailUses: UIViewControllerRepresentable {
    class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        func mailComposeController(
            _ controller: MFMailComposeViewController,
            didFinishWith result: MFMailComposeResult,
            error: Error?
        ) { controller.dismiss(animated: true) }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        controller.setToRecipients(["a@example.com"])
        return controller
    }
    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}

final class CodeScanner: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    private var session: AVCaptureSession!
    private var previewLayer: AVCaptureVideoPreviewLayer!

    override func viewDidLoad() {
        super.viewDidLoad()
        session = AVCaptureSession()
        guard let device = AVCaptureDevice.default(for: .video),
            let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input)
        else { return }
        session.addInput(input)
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        output.setMetadataObjectsDelegate(self, queue: DispatchQueue.main)
        output.metadataObjectTypes = [.qr, .ean13]
        previewLayer = AVCaptureVideoPreviewLayer(session: session)
        previewLayer.frame = view.layer.bounds
        previewLayer.videoGravity = .resizeAspectFill
        view.layer.addSublayer(previewLayer)
        session.startRunning()
    }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput,
        didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        if let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject {
            print(code.stringValue ?? "")
        }
    }
}

final class Heart: NSObject, ObservableObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    @Published var rate = 0
    private var manager: CBCentralManager!
    private var peripheral: CBPeripheral?

    override init() {
        super.init()
        manager = CBCentralManager(delegate: self, queue: nil)
    }
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        switch central.state {
        case .poweredOn: central.scanForPeripherals(withServices: [CBUUID(string: "180D")])
        case .unknown, .resetting, .unsupported, .unauthorized, .poweredOff: break
        @unknown default: break
        }
    }
    func centralManager(
        _ central: CBCentralManager,
        didDiscover peripheral: CBPeripheral,
        advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {
        self.peripheral = peripheral
        peripheral.delegate = self
        central.connect(peripheral, options: nil)
    }
    func peripheral(
        _ peripheral: CBPeripheral,
        didUpdateValueFor characteristic: CBCharacteristic,
        error: Error?
    ) { rate = Int(characteristic.value?.first ?? 0) }
}

class StoreUses: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    private var request: SKProductsRequest?
    @Published var products: [SKProduct] = []

    func start() {
        SKPaymentQueue.default().add(self)
        request = SKProductsRequest(productIdentifiers: Set(["a"]))
        request?.delegate = self
        request?.start()
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        products = response.products.sorted { $0.price.decimalValue < $1.price.decimalValue }
        if let product = products.first {
            SKPaymentQueue.default().add(SKPayment(product: product))
        }
    }
    func paymentQueue(
        _ queue: SKPaymentQueue,
        updatedTransactions transactions: [SKPaymentTransaction]
    ) {
        for transaction in transactions where transaction.transactionState != .purchasing {
            queue.finishTransaction(transaction)
        }
    }
}
