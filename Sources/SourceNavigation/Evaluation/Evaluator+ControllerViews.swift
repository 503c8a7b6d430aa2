import FlowModel
import SourceModel

/// Views of the app that show the controller with which they are made.
extension Evaluator {
  /// A view that is shown as a screen of its own, and is nothing but the controller that it gets: what shows the view
  /// shows that controller. Where it is part of another view, that embeds the controller.
  ///
  /// - Returns: `nil` if the view is no such screen.
  func shown(by view: Int, with arguments: Arguments, at place: CallPlace) -> AbstractValue? {
    guard index.makesController(view) || index.controllerFrames.contains(view) else { return nil }
    let controllers = arguments.map { self.controllers(in: $0.value) }.filter { !$0.isEmpty }
    guard !controllers.isEmpty else { return nil }
    let type = index.known(view)
    if presentationDepth > 0 {
      return AbstractValue(.view(type, showing: .any(controllers)))
    }
    for controller in controllers { record(.move(.embed, controller), at: place) }
    return nil
  }

  /// The views among some arguments that are nothing but controllers.
  func wrappers(in arguments: Arguments) -> [Alternative] {
    arguments.flatMap { results(of: $0.value).alternatives.filter { $0.controllers != nil } }
  }

  /// The controllers that a value is, or that it makes when it is called.
  private func controllers(in value: AbstractValue) -> AbstractValue {
    AbstractValue(
      alternatives: results(of: value).alternatives.filter(\.isShown), isOpen: false)
  }

  /// A value, with the results of closures in their place.
  func results(of value: AbstractValue) -> AbstractValue {
    value.map { alternative in
      guard case .closure(let closure) = alternative else { return AbstractValue(alternative) }
      return result(of: closure, arguments: [])
    }
  }
}
