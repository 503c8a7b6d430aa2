import DrawingModel
import FlowLayout

extension PictureStyle {
  /// - Parameter title: For a picture that was given none.
  func layoutOptions(title name: String) -> LayoutOptions {
    var options = LayoutOptions()
    options.direction = direction == .leftToRight ? .leftToRight : .topToBottom
    options.mode = layout == .canvas ? .canvas : .dot
    options.title = title ?? name
    options.links = linkBase?.links
    return options
  }
}

extension PictureStyle.Theme {
  var value: Theme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto: .auto
    }
  }
}
