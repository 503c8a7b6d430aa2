import FlowModel
import SourceModel

extension Finding {
  static func unknownScreen(_ effect: Effect) -> Self {
    Finding(
      .note, rule: "unknown-screen",
      message: "only running the app would tell to which screen '\(effect.place.call)' leads",
      at: effect.place.location)
  }

  static func unknownScene(_ effect: Effect) -> Self {
    Finding(
      .note, rule: "unknown-scene",
      message: "only running the app would tell which scene '\(effect.place.call)' makes",
      at: effect.place.location)
  }

  static func unknownSegue(_ effect: Effect) -> Self {
    Finding(
      .note, rule: "unknown-segue",
      message: "only running the app would tell which segue '\(effect.place.call)' performs",
      at: effect.place.location)
  }

  /// A move in a function without a known type: a global function, or one of a protocol or a
  /// framework type.
  static func unknownCaller(_ effect: Effect) -> Self {
    Finding(
      .note, rule: "unknown-caller",
      message:
        "nothing in the app's source tells from which screen '\(effect.place.call)' is called",
      at: effect.place.location)
  }

  /// A class that is too far below an ancestor to inherit its calls.
  static func inheritsTooMuch(_ type: Int, in index: SourceIndex) -> Self {
    let entry = index.types[type]
    return Finding(
      .note, rule: "source-too-involved",
      message: "'\(entry.name)' inherits more than \(ClassHierarchy.deepestInheritance) classes; "
        + "the calls of those further above are not followed for it",
      at: entry.position.location(in: entry.path))
  }

  static func incomplete(_ root: Callable, in index: SourceIndex) -> Self {
    Finding(
      .note, rule: "source-too-involved",
      message: "too many ways lead through '\(root.name(in: index))' to follow them all",
      at: root.location(in: index))
  }
}
