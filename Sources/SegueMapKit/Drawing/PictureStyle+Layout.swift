import DrawingModel
import FlowLayout

extension PictureStyle {
  /// Lays a picture out in this style.
  ///
  /// - Parameters:
  ///   - name: The title of a picture without one of its own.
  ///   - draw: Asks the engine for the picture.
  /// - Throws: ``FlowError/drawing(activity:message:)`` where Graphviz failed.
  func drawing(
    title name: String, _ draw: (LayoutEngine) throws(LayoutError) -> Drawing
  ) throws(FlowError) -> Drawing {
    do throws(LayoutError) {
      return try draw(LayoutEngine(options: layoutOptions(title: name)))
    } catch {
      throw .drawing(activity: error.activity, message: error.message)
    }
  }

  private func layoutOptions(title name: String) -> LayoutOptions {
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
