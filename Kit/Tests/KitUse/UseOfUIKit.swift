// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKit.UIImage

final class AppDelegate: NSObject, UIApplicationDelegate {
    override init() { super.init() }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UITableView.appearance().backgroundColor = .clear
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        UINavigationBar.appearance().standardAppearance = appearance
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Default",
            sessionRole: connectingSceneSession.role
        )
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .sound])
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = ShopController()
        window.makeKeyAndVisible()
        self.window = window
        for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        _ = userActivity.webpageURL
    }
}

class ShopController: UIViewController, UITextFieldDelegate {
    private let label = UILabel()
    private lazy var button = UIButton(type: .system)
    let scrollView: UIScrollView = {
        let view = UIScrollView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Shop"
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        label.textAlignment = .center
        label.numberOfLines = 0
        button.setTitle("Buy", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.share() }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 100),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        button.layer.cornerRadius = 8
        button.layer.borderColor = UIColor.separator.cgColor
        UIView.animate(withDuration: 0.3) { self.label.alpha = 0 }
        UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in })
    }

    func share() {
        let controller = UIActivityViewController(
            activityItems: ["text", URL(string: "https://shop.example") as Any],
            applicationActivities: nil
        )
        controller.excludedActivityTypes = [.airDrop, .mail]
        controller.popoverPresentationController?.sourceView = view
        present(controller, animated: true)
        let alert = UIAlertController(title: "Buy?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        present(alert, animated: true, completion: nil)
    }
}

final class OwnView: UIView {
    private var shop: String

    override init(frame: CGRect) {
        shop = ""
        super.init(frame: frame)
        // Clips use such literals.
        // swift-format-ignore: NoPlaygroundLiterals
        backgroundColor = #colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    }

    init(shop: String) {
        self.shop = shop
        super.init(frame: .zero)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not there") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            roundedRect: bounds,
            byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 8, height: 8)
        )
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        layer.mask = mask
    }
}

@MainActor
func device() {
    let width = UIScreen.main.bounds.width * UIScreen.main.scale
    print(width, UIDevice.current.name, UIDevice.current.systemVersion)
    if UIDevice.current.userInterfaceIdiom == .pad { return }
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
    Task { _ = await UIApplication.shared.open(url) }
    UIApplication.shared.sendAction(
        Selector("resignFirstResponder"),
        to: nil,
        from: nil,
        for: nil
    )
    let scene =
        UIApplication.shared.connectedScenes
        .first(where: { $0.activationState == .foregroundActive }) as? UIWindowScene
    _ = scene?.windows.first(where: { $0.isKeyWindow })?.rootViewController
    _ = UIApplication.shared.windows.first?.safeAreaInsets.top
    UIPasteboard.general.string = "copied"
    UIPasteboard.general.setValue("x", forPasteboardType: "public.plain-text")
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    _ = UIApplication.willEnterForegroundNotification
    _ = UIResponder.keyboardWillShowNotification
}

func values() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    _ = dynamic.withAlphaComponent(0.5)
    _ = UIColor(named: "Accent") ?? .systemTeal
    let colors: [UIColor] = [.label, .secondarySystemBackground, .systemGray6, .tintColor, .clear]
    _ = colors.map(\.cgColor)
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    dynamic.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    if let image = UIImage(named: "Shop") { print(image.size, image.pngData() as Any) }
    if let image = UIImage(data: Data())?.withRenderingMode(.alwaysTemplate) { print(image) }
    _ = UIImage(systemName: "star")?.withTintColor(.red)
    _ = [UIFont.systemFont(ofSize: 12, weight: .bold), .boldSystemFont(ofSize: 3)].map(\.lineHeight)
    _ = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 1)])
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    _ = UITextContentType.oneTimeCode
    _ = UIKeyboardType.numberPad
    _ = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
}

// The rewritten form of `#selector(pressed(_:))` in a class without actor isolation.
class Coordinator: NSObject {
    @MainActor
    func prepare(_ button: UIButton) {
        button.addTarget(
            self,
            action: Selector(
                "pressed(_:)",
                { if let target = $0 as? Coordinator { $1.pass(to: target.pressed(_:)) } }
            ),
            for: .touchUpInside
        )
    }

    func pressed(_ sender: Any) {}
}

@MainActor
func picture(of view: UIView, resizing image: UIImage) -> [UIImage] {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80), format: format)
    return [
        UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) },
        UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        },
        renderer.image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 80, height: 80)) },
    ]
}

func noticesOfDays() -> some Publisher<Notification, Never> {
    NotificationCenter.default.publisher(for: UIApplication.significantTimeChangeNotification)
}
