import DrawingModel
import ScreenModel

/// Hides the content of every tab that is not selected, and gives all of it a frame.
enum TabContent {
  static func apply(to view: inout ScreenView) {
    let selected = view.items.firstIndex { $0.isSelected } ?? 0
    let tabs = view.subviews.indices.filter { view.subviews[$0].role == .tab }
    for (place, index) in tabs.enumerated() {
      if place != min(selected, tabs.count - 1) { view.subviews[index].isHidden = true }
      guard view.subviews[index].frame == nil else { continue }
      let size = view.box.size
      view.subviews[index].frame = ScreenFrame(
        x: 10, y: 33, width: max(0, size.width - 20), height: max(0, size.height - 46))
    }
  }
}
