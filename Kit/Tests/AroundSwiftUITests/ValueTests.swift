// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreImage
import MapKit
import Testing
import UIKit

@Suite("Values of UIKit, Core Graphics, Core Image and MapKit")
struct ValueTests {
    @Test("Colours differ by appearance")
    func colors() {
        let light = UIColor.systemBlue.resolvedColor(
            with: UITraitCollection(userInterfaceStyle: .light)
        )
        let dark = UIColor.systemBlue.resolvedColor(
            with: UITraitCollection(userInterfaceStyle: .dark)
        )
        #expect(light.parts == (0, CGFloat(122.0 / 255), 1, 1))
        #expect(dark.parts == (CGFloat(10.0 / 255), CGFloat(132.0 / 255), 1, 1))
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(UIColor.label.withAlphaComponent(0.5).parts.alpha == 0.5)
    }

    @Test("A renderer of images resizes those that its actions draw")
    func renderedImages() throws {
        let star = try #require(UIImage(systemName: "star"))
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
            star.draw(in: CGRect(x: 0, y: 0, width: 30, height: 40))
        }
        #expect(image.size == CGSize(width: 30, height: 40))
        guard case .symbol("star") = image.source else {
            Issue.record("The image is \(image.source).")
            return
        }
        guard case .nothing = renderer.image(actions: { _ in }).source else {
            Issue.record("An image appeared without being drawn.")
            return
        }
    }

    @Test("Transforms are undone, and paths know what is inside")
    func geometry() {
        let turn = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
        let point = CGPoint(x: 6, y: 7).applying(turn).applying(turn.inverted())
        #expect(abs(point.x - 6) < 1e-9 && abs(point.y - 7) < 1e-9)
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 5)) && !circle.contains(CGPoint(x: 0.5, y: 0.5)))
        let arc = UIBezierPath(
            arcCenter: .zero,
            radius: 1,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: true
        )
        #expect(abs(arc.currentPoint.y - 1) < 1e-9)
    }

    @Test("A QR code is a picture, and a PNG of it says its size")
    func codes() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("https://shop.example/".utf8)
        let image = try #require(filter.outputImage)
        // Version 2 has 25 modules, and a margin of one on each side.
        #expect(image.extent.width == 27)
        let made = try #require(CIContext().createCGImage(image, from: image.extent))
        let png = try #require(UIImage(cgImage: made).pngData())
        #expect(UIImage(data: png)?.size == CGSize(width: 27, height: 27))
        filter.message = Data(repeating: 0, count: 3000)
        #expect(filter.outputImage == nil)
    }

    // Clips ask for a symbol of the system first, and take one of their own if there is none.
    @Test(
        "Names that no symbol of the system has",
        arguments: [
            ("star", true), ("4k.tv", true), ("person.2.slash", true), ("", false),
            ("NoParking", false), ("no-parking", false), ("Icons/star", false), ("étoile", false),
        ]
    )
    func symbolNames(_ name: String, canExist: Bool) {
        #expect((UIImage(systemName: name) != nil) == canExist)
        let configuration = UIImage.SymbolConfiguration(pointSize: 20)
        #expect((UIImage(systemName: name, withConfiguration: configuration) != nil) == canExist)
    }

    @Test("GeoJSON and flat maps")
    func maps() throws {
        let text = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[13,52]}}"#
        let feature = try MKGeoJSONDecoder().decode(Data(text.utf8)).first as? MKGeoJSONFeature
        #expect(feature?.geometry.first?.coordinate.latitude == 52)
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 52, longitude: 13)).coordinate
        #expect(abs(point.latitude - 52) < 1e-9)
        #expect(throws: MKGeoJSONDecoder.ReadingError.self) {
            try MKGeoJSONDecoder().decode(Data("{}".utf8))
        }
    }
}
