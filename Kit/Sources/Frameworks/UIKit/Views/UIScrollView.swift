// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are UIKit's own, and mean what they mean there.

public import CoreGraphics

@MainActor @preconcurrency
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic
        case scrollableAxes
        case never
        case always
    }
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
    }

    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var refreshControl: UIRefreshControl?
    open weak var delegate: (any UIScrollViewDelegate)?
    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

@MainActor @preconcurrency
open class UITableView: UIScrollView {
    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
    }
    open var separatorStyle = SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets.zero
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var rowHeight: CGFloat = -1
    open var allowsSelection = true
    open var sectionHeaderTopPadding: CGFloat = 0
    open func reloadData() {}
}

@MainActor @preconcurrency
open class UITableViewCell: UIView {
    public enum SelectionStyle: Int, Sendable {
        case none
        case blue
        case gray
        case `default`
    }
    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?
    public let contentView = UIView()
}

@MainActor @preconcurrency
open class UICollectionView: UIScrollView { open func reloadData() {} }
