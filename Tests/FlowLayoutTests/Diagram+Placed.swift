@testable import FlowLayout

extension Diagram {
  /// The diagram after placement and routing, in layers.
  func placed(_ direction: LayoutOptions.Direction = .leftToRight) throws -> Placement {
    var options = LayoutOptions()
    options.direction = direction
    return try LayoutEngine(options: options).placement(of: self)
  }
}
