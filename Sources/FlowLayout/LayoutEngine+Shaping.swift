import DrawingModel
import FlowModel

/// A page, and how far its shape is out of the range.
struct ShapedPage {
  let page: PageComposer
  let fault: Double
  var isWide: Bool {
    let size = page.arranged().size
    return size.width > size.height * PageShape.range.upperBound
  }
}

extension LayoutEngine {
  /// The greatest number of scenes that are laid out again for a better shape.
  static let mostShaped = 400
  /// The greatest number of scenes that are laid out in further ways.
  static let mostTurned = 100

  /// Returns the page of flows, packed for the shape that suits it best.
  func shaped(
    _ apps: [App], _ flows: [RoutedFlow], _ findings: FindingMarks, foot: String
  ) -> ShapedPage {
    // A single block has the same shape for all.
    let isSingle =
      flows.count == 1 && flows.allSatisfy { $0.parts.lazy.flatMap(\.blocks).count == 1 }
    func page(_ pictures: [PictureComposer], _ aspect: Double) -> PageComposer {
      PageComposer(
        panels: zip(apps, pictures).enumerated().map { number, panel in
          PageComposer.Panel(
            heading: apps.count > 1 ? panel.0.name : "",
            idPrefix: number > 0 ? "\(panel.0.name) " : "", picture: panel.1)
        },
        arrangement: .packed(aspect: aspect), title: options.title, summary: foot)
    }
    func pictures(_ aspect: Double) -> [PictureComposer] {
      flows.map { $0.picture(aspect: aspect, findings: findings) }
    }
    let attempts = PageShape.attempts.prefix(isSingle ? 1 : PageShape.attempts.count)
    let best = best(of: attempts.lazy.map { page(pictures($0), $0) })
    if best.fault == 0 || apps.count == 1 { return best }
    let other = self.best(
      of: PageShape.panelAttempts.lazy.flatMap { aspect in
        let pictures = pictures(aspect)
        return PageShape.pageAttempts.map { page(pictures, $0) }
      })
    return other.fault < best.fault ? other : best
  }

  /// Returns the page with the best shape, and of these the smallest; of a few scenes, the first one.
  private func best(of pages: some Sequence<PageComposer>) -> ShapedPage {
    var best: (page: PageComposer, fault: Double, area: Double)?
    for page in pages {
      let scenes = page.panels.reduce(0) { $0 + $1.picture.diagram.nodes.count }
      guard scenes >= PageShape.fewestScenes else { return ShapedPage(page: page, fault: 0) }
      let size = page.arranged().size
      let (fault, area) = (PageShape.fault(of: size), size.width * size.height)
      if (fault, area) < (best?.fault ?? .infinity, best?.area ?? .infinity) {
        best = (page, fault, area)
      }
    }
    return best.map { ShapedPage(page: $0.page, fault: $0.fault) }
      ?? ShapedPage(
        page: PageComposer(panels: [], title: options.title, summary: ""), fault: 0)
  }
}
