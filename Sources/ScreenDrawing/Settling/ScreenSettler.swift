import DrawingModel
import FlowModel
import ScreenModel

/// Gives every view of a screen a frame: the file's, or an approximation of what Auto Layout
/// computes.
///
/// A frame in the file is used where possible: Interface Builder wrote it at the last layout.
struct ScreenSettler {
  let screen: Screen
  let chrome: ScreenChrome

  init(_ screen: Screen, chrome: ScreenChrome) {
    self.screen = screen
    self.chrome = chrome
  }

  private static let maxDepth = 100

  func settledRoot(_ root: ScreenView) -> ScreenView {
    var root = root
    root.box = Box(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    settleSubviews(of: &root, at: Point(0, 0), depth: 0)
    return root
  }

  /// Computes the frames in a view that is part of a bar, which determines the view's own place.
  func settledLoose(_ view: ScreenView) -> ScreenView {
    var view = view
    view.frame = view.frame?.settled
    if view.frame == nil {
      let size = view.naturalSize(in: 200)
      view.frame = ScreenFrame(x: 0, y: 0, width: size.width, height: size.height).settled
    }
    // The origin must lie below the bars, or scroll views would move their content down.
    settleSubviews(of: &view, at: Point(0, chrome.top), depth: 1)
    return view
  }

  /// - Parameter origin: The view's origin, in points of the screen.
  func settleSubviews(of view: inout ScreenView, at origin: Point, depth: Int) {
    guard depth < Self.maxDepth, !view.subviews.isEmpty else { return }
    for index in view.subviews.indices {
      view.subviews[index].frame = view.subviews[index].frame?.settled
    }
    place(subviewsOf: &view, at: origin, depth: depth)
    for index in view.subviews.indices {
      view.subviews[index].frame = view.subviews[index].frame?.settled
      let place = origin + view.subviews[index].box.origin
      settleSubviews(of: &view.subviews[index], at: place, depth: depth + 1)
    }
  }

  private func place(subviewsOf view: inout ScreenView, at origin: Point, depth: Int) {
    switch view.kind {
    case .table, .outline:
      if screen.platform == .macOS {
        MacTableLayout.apply(to: &view)
      } else {
        TableLayout(topInset: topInset(at: origin)).apply(to: &view)
      }
    case .tableSection: break
    case .stack where view.lacksFrames: StackLayout.apply(to: &view)
    case .collection:
      CollectionLayout(topInset: topInset(at: origin)).apply(to: &view)
    case .grid: GridLayout.apply(to: &view)
    case .watchTable, .watchRow, .watchGroup,
      .button where screen.platform == .watchOS:
      WatchFlow.apply(to: &view, topInset: depth == 0 ? chrome.top : 0)
    case .tabView: TabContent.apply(to: &view)
    case .splitView where view.lacksFrames: StackLayout.applyAsPanes(to: &view)
    default:
      if view.lacksFrames { solve(subviewsOf: &view, at: origin) }
      if view.kind == .scroll, chrome.navigationBar > 0 {
        lowerContent(of: &view, by: topInset(at: origin))
      }
    }
  }

  private func solve(subviewsOf view: inout ScreenView, at origin: Point) {
    var solver = ConstraintSolver(view, safeArea: safeArea(of: view, at: origin))
    for (index, box) in solver.frames() { view.subviews[index].box = box }
  }

  /// The area that no bar covers, in the view's own coordinates.
  private func safeArea(of view: ScreenView, at origin: Point) -> Box {
    let free = Box(
      x: 0, y: chrome.top, width: screen.size.width,
      height: max(0, screen.size.height - chrome.top - chrome.bottom))
    let own = Box(x: 0, y: 0, width: view.box.size.width, height: view.box.size.height)
    let area = own.intersection(free.offsetBy(Point(-origin.x, -origin.y)))
    return area.size.height > 0 ? area : own
  }

  /// The height that bars cover of a scroll view, whose content begins below them.
  private func topInset(at origin: Point) -> Double {
    guard screen.platform == .iOS, origin.y > -1, origin.y < chrome.top
    else { return 0 }
    return chrome.top - origin.y
  }

  private func lowerContent(of view: inout ScreenView, by inset: Double) {
    guard inset > 0 else { return }
    for index in view.subviews.indices { view.subviews[index].frame?.y += inset }
  }
}

extension ScreenView {
  /// Whether a subview has no frame, or several subviews all have the same frame.
  var lacksFrames: Bool {
    let frames = subviews.map(\.frame)
    if frames.contains(where: { $0 == nil }) { return true }
    return kind == .stack && frames.count > 1 && frames.allSatisfy { $0 == frames[0] }
  }
}
