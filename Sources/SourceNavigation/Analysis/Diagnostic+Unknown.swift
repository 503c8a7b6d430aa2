import FlowModel

extension Diagnostic {
  static func unknownScreen(_ effect: Effect) -> Self {
    Diagnostic(
      .note, rule: "unknown-screen",
      message: "only running the app would tell to which screen '\(effect.place.call)' leads",
      at: effect.place.location)
  }

  static func unknownScene(_ effect: Effect) -> Self {
    Diagnostic(
      .note, rule: "unknown-scene",
      message: "only running the app would tell which scene '\(effect.place.call)' makes",
      at: effect.place.location)
  }

  static func unknownSegue(_ effect: Effect) -> Self {
    Diagnostic(
      .note, rule: "unknown-segue",
      message: "only running the app would tell which segue '\(effect.place.call)' performs",
      at: effect.place.location)
  }
}
