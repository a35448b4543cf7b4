// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ClipBuilds
@testable import MorselSimulator

/// The assets of a clip's catalogs, as the page of a simulator gets them (D11).
struct ProgramResourcesTests {
    private func resources(
        _ index: ResourceIndex?,
        package: ResourceIndex? = nil
    ) throws -> ProgramResources {
        let bundle = FileManager.default.temporaryDirectory
            .appendingPathComponent("resources-test-\(UUID().uuidString)")
        let inner = bundle.appendingPathComponent("Kit_Kit.bundle")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: bundle) }
        for (index, folder) in [(index, bundle), (package, inner)] {
            guard let index else { continue }
            let file = folder.appendingPathComponent(ResourceIndex.fileName)
            try JSONEncoder().encode(index).write(to: file)
        }
        return ProgramResources(of: bundle)
    }

    private func image(_ variants: ResourceIndex.Image.Variant...) -> ResourceIndex.Image {
        ResourceIndex.Image(variants: variants)
    }

    @Test func theImageWithTheMostPixelsIsShown() throws {
        var index = ResourceIndex()
        index.images["shell"] = image(
            .init(file: "a.png", scale: 1),
            .init(file: "a@3x.png", scale: 3),
            .init(file: "a@2x.png", scale: 2),
            .init(file: "dark.png", scale: 3, luminosity: "dark"),
            .init(file: "tablet.png", scale: 3, idiom: "ipad")
        )
        index.images["icon"] = image(.init(file: "icon.svg"))
        index.images["icon"]?.isTemplate = true
        let found = try resources(index)
        #expect(found.file(of: "shell", isDark: false) == "a@3x.png")
        #expect(found.file(of: "shell", isDark: true) == "dark.png")
        #expect(found.file(of: "icon", isDark: true) == "icon.svg")
        #expect(found.file(of: "absent", isDark: false) == nil)
        #expect(found.pictures["shell"]?.scale == 3)
        #expect(found.pictures["shell"]?.hasDark == true)
        #expect(found.pictures["icon"]?.isTemplate == true)
        #expect(found.pictures["icon"]?.hasDark == false)
    }

    @Test func imagesOfPackagesAreInTheirBundles() throws {
        var (index, package) = (ResourceIndex(), ResourceIndex())
        index.images["shell"] = image(.init(file: "own.png"))
        package.images["shell"] = image(.init(file: "other.png"))
        package.images["pearl"] = image(.init(file: "pearl.png"))
        let found = try resources(index, package: package)
        #expect(found.file(of: "shell", isDark: false) == "own.png")
        #expect(found.file(of: "pearl", isDark: false) == "Kit_Kit.bundle/pearl.png")
    }

    @Test func coloursHaveTheirFormsInLightAndDark() throws {
        var index = ResourceIndex()
        var (light, dark) = (ResourceIndex.Color(), ResourceIndex.Color())
        (light.red, light.green, light.blue, light.alpha) = (1, 0.5, 0, 1)
        (dark.red, dark.green, dark.blue, dark.luminosity) = (0, 0, 0.25, "dark")
        dark.space = "display-p3"
        index.colors = ["Sea": [light, dark], "Sand": [light]]
        index.accentColor = "Sand"
        let found = try resources(index)
        #expect(found.colors["Sand"] == "color(srgb 1.0 0.5 0.0 / 1.0)")
        #expect(
            found.colors["Sea"]
                == "light-dark(color(srgb 1.0 0.5 0.0 / 1.0), color(display-p3 0.0 0.0 0.25 / 1.0))"
        )
        #expect(found.accent == found.colors["Sand"])
        #expect(try resources(ResourceIndex()).accent == "light-dark(#007aff, #0a84ff)")
        #expect(try resources(nil).accent == nil)
    }
}
