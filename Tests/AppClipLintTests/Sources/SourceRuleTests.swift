// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

@testable import AppClipLint

/// Rules about sources: a correct project has no finding, and one fault has one finding.
struct SourceRuleTests {
    private func describe(_ project: SourceProject) async -> [String] {
        await project.findings().map { finding in
            "\(finding.rule) \(finding.target ?? "") \(finding.configurations.joined(separator: "+"))"
                + " \(finding.severity)"
                + (finding.place.map { " \($0.file):\($0.position.line)" } ?? "")
        }
    }

    private func clip(with source: String, _ name: String = "More.swift") -> SourceProject {
        var project = SourceProject()
        project.clip[name] = source
        return project
    }

    @Test
    func findsNothingInACorrectProject() async {
        #expect(await describe(SourceProject()) == [])
    }

    /// C701 (E-07, E-08), C702 (E-20), C703 (E-17, E-18, E-19), C704 (E-61), C705 (E-10), C706 (E-59),
    /// C707 (E-25), C708 (E-53), C709 (E-11, E-13), C716 (G-14), C717 (G-12).
    @Test(arguments: [
        ("import HealthKit", "C701 warning"),
        ("@preconcurrency import class Photos.PHAsset", "C701 warning"),
        ("manager.requestAlwaysAuthorization()", "C702 error"),
        ("ATTrackingManager.requestTrackingAuthorization { _ in }", "C703 warning"),
        ("SKAdNetwork.register()", "C703 warning"),
        ("let id = UIDevice.current.identifierForVendor?.uuidString", "C703 warning"),
        ("let name = UIDevice.current\n    .name", "C703 warning"),
        ("SKStoreReviewController.requestReview(in: scene)", "C704 warning"),
        ("@Environment(\\.requestReview) private var ask", "C704 warning"),
        ("let c = URLSessionConfiguration.background(withIdentifier: \"a\")", "C705 warning"),
        ("let id = UIApplication.shared.beginBackgroundTask()", "C705 warning"),
        ("BGTaskScheduler.shared.submit(request)", "C705 warning"),
        ("SKPaymentQueue.default().add(payment)", "C706 warning"),
        ("import StoreKit\nlet p = try await Product.products(for: ids)", "C706 warning"),
        ("import GoogleMobileAds", "C707 error"), ("import AdSupport", "C707 error"),
        ("manager.retrieveConnectedPeripherals(withServices: [])", "C708 info"),
        ("let b = NetServiceBrowser()", "C709 warning"),
        ("CTCellularPlanProvisioning()", "C709 warning"),
        ("import BackgroundAssets", "C717 info"),
        ("#if canImport(Speech)\nimport Speech\n#endif", "C701 warning"),
        ("#if canImport(Lottie)\nimport Speech\n#endif", "C701 info"),
    ])
    func findsWhatAClipMayNotUse(_ source: String, expected: String) async {
        let parts = expected.split(separator: " ")
        let found = await clip(with: source).findings()
        #expect(found.map(\.rule) == [String(parts[0])])
        #expect(found.first?.severity.rawValue == String(parts[1]))
        #expect(found.first?.configurations == ["Debug", "Release"])
        #expect(found.first?.place?.file == "Clip/More.swift")
        #expect(found.first?.message.contains("{") == false)
        #expect(found.first?.remedy.contains("{") == false)
    }

    /// False positives to avoid: text, comments, branches for the app, names that other types also have.
    @Test(arguments: [
        "let a = \"import Speech\"", "// import Speech", "/* requestAlwaysAuthorization() */",
        "#if !APPCLIP\nimport HealthKit\nmanager.requestAlwaysAuthorization()\n#endif",
        "#if os(macOS)\nimport HealthKit\n#endif",
        "#if targetEnvironment(simulator)\nimport Speech\n#endif",
        "let x = Product.products(for: ids)", "model.requestReview()", "func requestReview() {}",
        "view.background(color)", "struct StoreView: View {}", "import StoreKit\nSKOverlay(x)",
        "let s = Image(systemName: \"group.fill\")", "let q = DispatchQueue(label: \"group.work\")",
        "import MessageUIKit", "import CoreLocation\nmanager.requestLocation()", "user.name",
        "DispatchQueue.main.async(group: group) {}",
        "protocol A { func requestAlwaysAuthorization() }",
    ])
    func criesNoWolf(_ source: String) async {
        #expect(await describe(clip(with: source)) == [])
    }

    @Test
    func branchesForTheAppAreTheAppsInObjectiveCToo() async {
        var project = clip(with: "#if !APPCLIP\n@import HealthKit;\n#endif", "More.m")
        let macros = "GCC_PREPROCESSOR_DEFINITIONS = \"$(inherited) APPCLIP=1\";"
        project.clipSettings = project.clipSettings.mapValues { $0 + macros }
        #expect(await describe(project) == [])
    }

    /// C701: a framework that is linked, and a module of the project with the same name.
    @Test
    func linkedFrameworksAndModulesOfOnesOwn() async {
        var project = SourceProject()
        project.frameworks = ["CallKit"]
        #expect(await project.findings().map(\.rule) == ["C701"])
        project = clip(with: "import Messages")
        project.packages = ["Messages"]
        project.others["Messages/Package.swift"] = ""
        project.others["Messages/Sources/Messages/A.swift"] = "public struct A {}"
        #expect(await describe(project) == [])
    }

    /// C702 (E-20): also in packages, where no condition of the clip is set.
    @Test
    func alwaysLocationInALinkedPackage() async {
        var project = SourceProject()
        project.packages = ["Places"]
        project.others["Places/Package.swift"] = ""
        project.others["Places/Sources/Places/A.swift"] =
            "#if !APPCLIP\nmanager.requestAlwaysAuthorization()\n#endif"
        project.others["Places/Sources/PlacesTests/B.swift"] = "m.requestAlwaysAuthorization()"
        let found = await project.findings()
        #expect(found.map(\.rule) == ["C702"])
        #expect(found.first?.place?.file == "Places/Sources/Places/A.swift")
    }

    /// C408 (E-21, E-52).
    @Test(arguments: [
        ("manager.requestWhenInUseAuthorization()", "NSLocationWhenInUseUsageDescription"),
        (
            "let c = CBCentralManager(delegate: self, queue: nil)",
            "NSBluetoothAlwaysUsageDescription"
        ),
        ("let i = try AVCaptureDeviceInput(device: camera)", "NSCameraUsageDescription"),
        ("picker.sourceType = .camera", "NSCameraUsageDescription"),
        (
            "for try await update in CLLocationUpdate.liveUpdates() {}",
            "NSLocationWhenInUseUsageDescription"
        ),
        (
            "AVAudioSession.sharedInstance().requestRecordPermission { _ in }",
            "NSMicrophoneUsageDescription"
        ),
        ("session = NFCNDEFReaderSession(delegate: self)", "NFCReaderUsageDescription"),
    ])
    func purposes(_ source: String, key: String) async {
        var project = clip(with: source)
        let found = await project.findings()
        #expect(found.map(\.rule) == ["C408"])
        #expect(found.first?.values["key"] == key)
        project.info = "<key>\(key)</key><string>Because.</string>"
        #expect(await describe(project) == [])
    }

    private func notice(_ key: String, _ value: Bool) -> String {
        "<key>NSAppClip</key><dict><key>NSAppClipRequest\(key)</key><\(value)/></dict>"
    }

    /// C409 and C410 (E-29, E-30).
    @Test
    func locationConfirmation() async {
        let call = "payload.confirmAcquired(in: region) { isInRegion, error in }"
        var project = SourceProject()
        project.info = notice("LocationConfirmation", true)
        #expect(await describe(project) == ["C409 Clip Debug+Release warning Clip.plist:1"])
        project.clip["More.swift"] = call
        #expect(await describe(project) == [])
        project.info = notice("LocationConfirmation", false)
        #expect(await describe(project) == ["C410 Clip Debug+Release error Clip/More.swift:1"])
        project.info = ""
        #expect(await describe(project) == ["C410 Clip Debug+Release error Clip/More.swift:1"])
        project.clip["More.swift"] = "#if !APPCLIP\n\(call)\n#endif"
        #expect(await describe(project) == [])
    }

    /// C411 (E-41).
    @Test
    func ephemeralNotifications() async {
        var project = SourceProject()
        project.info = notice("EphemeralUserNotification", true)
        #expect(await describe(project) == ["C411 Clip Debug+Release warning Clip.plist:1"])
        for source in [
            "let c = UNUserNotificationCenter.current()", "import UserNotifications",
            "import FirebaseMessaging",
        ] {
            project.clip["More.swift"] = source
            #expect(await describe(project) == [])
        }
    }

    /// C317 (F-03).
    @Test
    func groups() async {
        let groups =
            "<key>com.apple.security.application-groups</key><array><string>%</string></array>"
        var project = clip(with: "let d = UserDefaults(suiteName: \"group.app.fruit\")")
        project.entitlements = groups.replacing("%", with: "group.app.fruit")
        #expect(await describe(project) == [])
        project.entitlements = groups.replacing("%", with: "group.app.other")
        #expect(await describe(project) == ["C317 Clip Debug+Release error Clip/More.swift:1"])
        // A name that is chosen from several.
        project.clip["More.swift"] =
            "let a = \"group.app.other\"\nlet b = \"group.app.fruit.beta\"\nlet c = \"group.app.fruit\""
        #expect(await describe(project) == [])
        // A name that is used alone may be for something else, or be passed anywhere.
        project.clip["More.swift"] = "enum G { static let appGroup = \"group.app.fruit\" }"
        #expect(await describe(project) == ["C317 Clip Debug+Release warning Clip/More.swift:1"])
        project.clip["More.swift"] =
            "let q = DispatchQueue(label: \"group.app.fruit.queue\")\npost(name: \"group.app.fruit.done\")"
        #expect(await describe(project) == [])
        // The app has the group, and no code of the clip accesses one.
        project.appSettings = project.appSettings.mapValues {
            $0 + "CODE_SIGN_ENTITLEMENTS = App.entitlements;"
        }
        project.others["App.entitlements"] =
            "<plist version=\"1.0\"><dict>\(groups.replacing("%", with: "group.app.fruit"))</dict></plist>"
        project.clip["More.swift"] = "enum G { static let appGroup = \"group.app.fruit\" }"
        #expect(await describe(project) == [])
        project.clip["More.swift"]? += "\nlet d = UserDefaults(suiteName: G.appGroup)"
        #expect(await describe(project) == ["C317 Clip Debug+Release warning Clip/More.swift:1"])
        // Packages that the clip links count as its own sources.
        project.clip["More.swift"] = nil
        project.packages = ["Store"]
        project.others["Store/Package.swift"] = ""
        project.others["Store/Sources/Store/A.swift"] =
            "let d = UserDefaults(suiteName: \"group.app.fruit\")"
        #expect(
            await describe(project)
                == ["C317 Clip Debug+Release warning Store/Sources/Store/A.swift:1"]
        )
        project = SourceProject()
        project.entitlements = groups.replacing("%", with: "group.app.other")
        project.clip["More.swift"] = "#if !APPCLIP\nlet name = \"group.app.fruit\"\n#endif"
        #expect(await describe(project) == [])
        project.clip["More.swift"] = "let d = UserDefaults(suiteName: \"group.app.fruit\")"
        project.entitlements = groups.replacing("%", with: "$(GROUP)")
        #expect(await describe(project) == [])
    }
}
