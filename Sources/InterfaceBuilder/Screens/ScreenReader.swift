import FlowModel
import ScreenModel

/// Reads the screen of one scene.
struct ScreenReader {
  let document: ScreenDocument
  let views: ViewReader

  init(document: ScreenDocument) {
    self.document = document
    views = ViewReader(document: document)
  }

  func screen(of controller: Element) -> Screen {
    var screen = Screen(
      platform: document.platform, size: size(of: controller), element: controller.name)
    screen.isDark = document.isDark
    screen.objectID = controller.objectID
    screen.title = controller.text(of: .title)
    screen.view = rootView(of: controller, on: screen)
    screen.guides =
      controller.first(.layoutGuides)?.children.filter { $0.is(.viewControllerLayoutGuide) }
      .map { ScreenView.Guide($0) } ?? []
    readBars(of: controller, into: &screen)
    readSimulation(of: controller, into: &screen)
    if document.platform == .macOS { readMacParts(of: controller, into: &screen) }
    return screen
  }

  /// The screen of a xib's File's Owner: the object of its outlet `view` or `window`.
  func screen(ofNib objects: Element, owner: Element) -> Screen? {
    let outlets = owner.first(.connections)?.children.filter { $0.is(.outlet) } ?? []
    let known = Dictionary(
      objects.children.map { ($0[.id], $0) }, uniquingKeysWith: { first, _ in first })
    let root = outlets.lazy
      .filter { $0.has(.property, "view") || $0.has(.property, "window") }
      .compactMap { $0[.destination] }.compactMap { known[$0] }.first
    guard let root else { return nil }
    var screen = Screen(
      platform: document.platform, size: root.frameSize ?? document.device.size,
      element: "viewController")
    screen.isDark = document.isDark
    screen.objectID = owner.objectID
    if root.is(.window), document.platform == .macOS {
      readWindow(root, into: &screen)
    } else {
      screen.view = filling(root, screen.size)
      readSimulation(of: root, into: &screen)
    }
    return screen
  }

  /// The size in the file; a controller without a view has the size of the device.
  private func size(of controller: Element) -> ScreenSize {
    let window = controller.child(.window, key: .window)?.child(.rect, key: .contentRect)
    let root =
      controller.child(key: .view) ?? controller.child(key: .tabView)
      ?? controller.child(key: .splitView)
    return window?.rectangle?.size ?? root?.frameSize
      ?? controller.child(.size, key: .freeformSize)?.size?.visible ?? document.device.size
  }

  private func rootView(of controller: Element, on screen: Screen) -> ScreenView? {
    if document.platform == .watchOS {
      guard let items = controller.first(.items) else { return nil }
      return watchGroup(of: controller, holding: items, size: screen.size)
    }
    return controller.child(key: .view).map { filling($0, screen.size) }
  }

  /// A view that fills the screen, whatever its own frame.
  func filling(_ root: Element, _ size: ScreenSize) -> ScreenView {
    let space = ViewReader.Space(size: size, isUpward: false)
    var view = views.view(root, in: space, depth: 0)
    view.frame = ScreenFrame(x: 0, y: 0, width: size.width, height: size.height)
    return view
  }

  /// The group around the objects of a watch controller.
  private func watchGroup(
    of controller: Element, holding items: Element, size: ScreenSize
  ) -> ScreenView {
    var group = filling(controller, size)
    group.kind = .watchGroup
    group.customClass = nil
    var layout = group.watch ?? ScreenView.WatchLayout()
    layout.axis = .vertical
    layout.width = .part(1, plus: 0)
    group.watch = layout
    return group
  }
}

extension ScreenFrame {
  fileprivate var size: ScreenSize? { ScreenSize(width: width, height: height).visible }
}

extension ScreenSize {
  /// `nil` where it would be empty.
  fileprivate var visible: ScreenSize? { width >= 1 && height >= 1 ? self : nil }
}

extension Element {
  /// `nil` where the file has no frame, or an empty one.
  fileprivate var frameSize: ScreenSize? { child(.rect, key: .frame)?.rectangle?.size }
}
