// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import Foundation
import TestPrograms
import Testing

/// Programs that cannot run here are refused when they are built, and folders without a clip are not built (D11).
@Suite(.smallKit, .timeLimit(.minutes(20)))
struct RefusedProgramTests {
    private static let uiKit = """
        import SwiftUI
        public class UIResponder {}
        public protocol UIApplicationDelegate {}
        extension UIApplicationDelegate { public static func main() {} }
        public protocol App {}
        extension App { public static func main() {} }

        """

    @Test(arguments: [
        ("@main class AppDelegate: UIResponder, UIApplicationDelegate {}", "'AppDelegate'", 2),
        (
            "@main\n// The delegate.\npublic final\nclass AppDelegate: UIResponder {}",
            "'AppDelegate'", 2
        ),
        (
            "@main class Start: Base {}\nclass Base {}\nextension Base: UIApplicationDelegate {}\nstruct Other: App {}",
            "'Start'", 2
        ), ("class Nothing {}", "no source has a type that is marked @main", nil),
    ])
    func uiKitsLifeCycleIsRefused(_ source: String, found: String, line: Int?) async throws {
        let sample = try SampleClip(files: [
            "Clip/Clip.swift": "import SwiftUI\n\(source)\n",
            "Clip/UIKit.swift": Self.uiKit,
        ])
        let outcome = try await sample.build()
        #expect(outcome.program == nil)
        let error = try #require(outcome.errors.first)
        #expect(
            error.message.hasPrefix("The App Clip cannot run here: \(found)"),
            "\(error.message)"
        )
        #expect(error.message.contains("whose @main type is a SwiftUI App"))
        #expect(error.location?.line == line)
    }

    @Test func mainFileThatStartsUIKitIsRefused() async throws {
        let sample = try SampleClip(files: [
            "Clip/main.swift": "UIApplicationMain(0, nil, nil, nil)\n"
        ])
        try FileManager.default.removeItem(at: sample.folder.url("Clip/Clip.swift"))
        let outcome = try await sample.build()
        #expect(
            outcome.errors.first?.message.contains("'main.swift' calls UIApplicationMain") == true
        )
    }

    // A SwiftUI App can have a delegate, and can be started by a type of its own.
    @Test(arguments: [
        "@main struct Shop: App {}\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
        "@main enum Start { static func main() { Shop.main() } }\nstruct Shop: App {}",
        "@main struct Shop: Base {}\nprotocol Base: App {}",
    ])
    func swiftUIsAppIsBuilt(_ source: String) async throws {
        let sample = try SampleClip(files: [
            "Clip/Clip.swift": "import SwiftUI\n\(source)\n", "Clip/UIKit.swift": Self.uiKit,
        ])
        let outcome = try await sample.build()
        #expect(outcome.program != nil, "\(outcome.diagnostics)")
    }

    // The app of a project without a clip is built if it is named, but never in place of a clip.
    @Test func aFolderWithoutAClipIsAnError() async throws {
        let sample = try SampleClip()
        let project = sample.folder.url("Shop.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: project, encoding: .utf8)
        try sample.write(
            text.replacing("application.on-demand-install-capable", with: "application"),
            to: "Shop.xcodeproj/project.pbxproj"
        )
        await #expect {
            _ = try await sample.build()
        } throws: { error in
            let error = error as? BuildError
            return error?.code == .noTarget
                && error?.description.contains("there is no App Clip here") == true
                && error?.description.contains("'Shop' in Shop.xcodeproj") == true
        }
        #expect(try await sample.build("Shop").program != nil)
    }
}
