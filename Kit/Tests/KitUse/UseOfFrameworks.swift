// SPDX-License-Identifier: Apache-2.0

import ARKit
import AuthenticationServices
import CoreData
import CoreGraphics
import CoreImage.CIFilterBuiltins
import CoreLocation
import CoreSpotlight
import MapKit
import MobileCoreServices
import Network
import OSLog
import PassKit
import QuickLook
import RealityKit
import SafariServices
import StoreKit
import SwiftData
import UniformTypeIdentifiers
import UserNotifications
import WebKit
import os
import simd

@Model
final class Visit {
    var date: Date

    init(date: Date) { self.date = date }
}

private let logger = Logger(subsystem: "example.shop", category: "clip")

func log(_ name: String, _ error: any Error) {
    logger.info("Bought \(name, privacy: .public) by \(name, privacy: .private)")
    logger.error("\(error.localizedDescription)")
    logger.log(level: .debug, "\(1)")
    os_log("Bought %{public}@", log: .default, type: .info, name as NSString)
    os_log("Bought")
}

final class Locator: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let geocoder = CLGeocoder()

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.distanceFilter = kCLDistanceFilterNone
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        print(
            location.coordinate.latitude,
            location.distance(from: CLLocation(latitude: 0, longitude: 0))
        )
        geocoder.reverseGeocodeLocation(location) { places, _ in
            print(places?.first?.locality ?? "")
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let error = error as? CLError, error.code == .denied { return }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
        case .denied, .restricted, .notDetermined: break
        @unknown default: break
        }
    }
}

func places() {
    var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 52, longitude: 13),
        span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)
    )
    region = MKCoordinateRegion(
        center: region.center,
        latitudinalMeters: 500,
        longitudinalMeters: 500
    )
    _ = MapCameraPosition.region(region)
    let item = MKMapItem(placemark: MKPlacemark(coordinate: region.center, addressDictionary: nil))
    item.name = "Shop"
    Task { @MainActor in
        item.openInMaps(
            launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]
        )
    }
}

final class MapOwner: NSObject, MKMapViewDelegate {
    @MainActor let map = MKMapView(frame: .zero)

    @MainActor func fill() throws {
        map.delegate = self
        let pin = MKPointAnnotation()
        pin.title = "Shop"
        map.addAnnotation(pin)
        map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
        map.addOverlay(MKCircle(center: pin.coordinate, radius: 10))
        for object in try MKGeoJSONDecoder().decode(Data()) {
            guard let feature = object as? MKGeoJSONFeature else { continue }
            for shape in feature.geometry {
                if let shape = shape as? MKPolygon { map.addOverlay(shape) }
            }
        }
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard !(annotation is MKUserLocation) else { return nil }
        let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation)
        view.canShowCallout = true
        return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.strokeColor = .systemBlue
        renderer.lineWidth = 2
        return renderer
    }
}

final class Payment: NSObject, PKPaymentAuthorizationControllerDelegate {
    func pay() {
        let request = PKPaymentRequest()
        request.merchantIdentifier = "merchant.example.shop"
        request.countryCode = "US"
        request.currencyCode = "USD"
        request.supportedNetworks = [.visa, .masterCard, .amex]
        request.merchantCapabilities = .capability3DS
        request.merchantCapabilities = [.threeDSecure, .debit]
        request.paymentSummaryItems = [
            PKPaymentSummaryItem(label: "Smoothie", amount: NSDecimalNumber(value: 4)),
            PKPaymentSummaryItem(
                label: "Shop",
                amount: NSDecimalNumber(string: "4.00"),
                type: .final
            ),
        ]
        request.requiredShippingContactFields = [.emailAddress, .name]
        guard PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]) else {
            return
        }
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = self
        controller.present { print($0) }
        controller.present(completion: nil)
    }

    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .success, errors: nil))
    }

    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        controller.dismiss(completion: nil)
    }
}

func code(_ text: String) -> CGImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    guard let image = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    else { return nil }
    return CIContext().createCGImage(image, from: image.extent)
}

func watch() {
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in
        if path.status == .satisfied, path.usesInterfaceType(.wifi) { print(path.isExpensive) }
    }
    monitor.start(queue: DispatchQueue(label: "network"))
    monitor.cancel()
}

@MainActor
final class Page: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
    func page(_ url: URL) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(self, name: "shop")
        configuration.defaultWebpagePreferences.allowsContentJavaScript = true
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = self
        view.load(URLRequest(url: url))
        view.scrollView.isScrollEnabled = false
        view.evaluateJavaScript("1") { _, _ in }
        return view
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }

    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) {
        print(message.name, message.body)
    }
}

@MainActor
func controllers(_ url: URL, _ scene: UIWindowScene) {
    let safari = SFSafariViewController(url: url)
    safari.preferredControlTintColor = .tintColor
    SKStoreReviewController.requestReview(in: scene)
    let overlay = SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: .bottom))
    overlay.present(in: scene)
    _ = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottomRaised)
    let session = ARSession()
    if ARWorldTrackingConfiguration.isSupported {
        session.run(ARWorldTrackingConfiguration(), options: [.resetTracking])
    }
    _ = ARView(frame: .zero)
    _ = QLPreviewController()
    _ = [kUTTypePlainText, UTType.plainText.identifier]
}

func buy() async throws {
    for await result in Transaction.updates {
        guard case .verified(let transaction) = result else { continue }
        await transaction.finish()
    }
    guard let product = try await Product.products(for: ["tip"]).first else { return }
    switch try await product.purchase() {
    case .success(let result): print(try result.payloadValue.productID)
    case .userCancelled, .pending: break
    @unknown default: break
    }
}

func notify() async throws {
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([
        UNNotificationCategory(
            identifier: "shop",
            actions: [
                UNNotificationAction(identifier: "buy", title: "Buy", options: [.foreground])
            ],
            intentIdentifiers: [],
            options: .customDismissAction
        )
    ])
    let content = UNMutableNotificationContent()
    content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
    _ = try await center.requestAuthorization(options: [.alert, .badge, .sound])
}

func shapes() -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false)
    path.closeSubpath()
    _ = CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(rotationAngle: .pi))
    _ = CGColor(red: 1, green: 0, blue: 0, alpha: 1).components
    _ = [CGLineCap.round.rawValue, CGLineJoin.bevel.rawValue]
    return path
}

final class FullscreenObserver: NSObject {
    @MainActor
    func follow(_ view: WKWebView) {
        view.configuration.preferences.isElementFullscreenEnabled = true
        view.isMultipleTouchEnabled = view.fullscreenState == .inFullscreen
        view.addObserver(self, forKeyPath: "fullscreenState", options: .new, context: nil)
        view.removeObserver(self, forKeyPath: "fullscreenState")
    }

    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        print(change?[.newKey] as? WKWebView.FullscreenState.RawValue ?? 0, kCFBundleNameKey)
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

func actions() -> [UNNotificationAction] {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.actionIdentifiers = ["star"]
    return attributes.actionIdentifiers.map {
        UNNotificationAction(identifier: $0, title: "Star", icon: .init(systemImageName: "star"))
    }
}

func turned(_ transform: simd_float4x4) -> simd_float4 {
    let quarter = simd_float4x4(simd_quatf(angle: .pi / 2, axis: [0, 1, 0]))
    var moved = matrix_identity_float4x4
    moved.columns.3.x = simd_length(transform.columns.3)
    return simd_mul(quarter, moved.inverse) * SIMD4<Float>(0, 0, 0, 1)
}
