import DrawingModel
import FlowModel
import ScreenModel

extension ScreenPainter {
  /// Paints the screen: its background, its own view, then the bars over it.
  ///
  /// - Parameter isCut: Whether the screen continues below the part that is drawn.
  mutating func paintScreen(isCut: Bool) {
    let outer = canvas.clip
    let whole = outer.box
    let radius = screen.cornerRadius(at: canvas.scale) / canvas.scale
    canvas.rectangle(whole, cornerRadius: radius, fill: screen.defaultGround)
    canvas.clip = outer.cut(to: whole, cornerRadius: radius)
    let frame = WindowFrame(of: screen)
    if frame.height > 0 { paintWindow(frame) }
    let content = canvas.clip
    canvas.clip = content.cut(to: bounds)
    if let view = screen.view {
      paint(view, at: Point(0, 0))
      surroundings.ground = view.background?.over(screen.defaultGround) ?? screen.defaultGround
    } else {
      paintAbsentView()
    }
    if isCut { paintCut() }
    paintChrome(isCut: isCut)
    canvas.clip = outer
  }

  /// Draws the name of a container, which has no view of its own in the file.
  private mutating func paintAbsentView() {
    if !screen.items.isEmpty {
      paintScreenItems()
      return
    }
    canvas.rectangle(bounds, fill: faintFill)
    paintName(screen.element.asWords, in: bounds)
  }
}

extension Screen {
  /// The corner radius in pixels: large for phones and watches, small for windows.
  func cornerRadius(at scale: Double) -> Double {
    switch platform {
    case .watchOS: 22
    case .macOS: window == nil ? 3 : 7
    case .tvOS: 4
    case .iOS, .unknown: size.height < 300 ? 4 : size.width > 600 ? 9 : 16
    }
  }
}

extension String {
  /// An element's name as words: `navigationController` becomes "Navigation Controller".
  fileprivate var asWords: String {
    var words = ""
    for character in prefix(60) {
      if words.isEmpty {
        words += character.uppercased()
      } else {
        if character.isUppercase { words += " " }
        words.append(character)
      }
    }
    return words
  }
}
