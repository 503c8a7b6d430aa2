import FlowModel

/// The segues, with the targets of unwinds resolved.
struct UnwindAssembly {
  private(set) var segues: [Segue]
  private(set) var findings: [Finding] = []

  init(_ segues: consuming [Segue], scenes: [Scene], code: AppCode) {
    self.segues = segues
    let handlers = UnwindHandlers(code)
    var resolver = UnwindResolver(scenes, self.segues, handlers: handlers)
    for index in self.segues.indices {
      let segue = self.segues[index]
      guard let selector = segue.unwindAction, segue.destination == nil else { continue }
      guard handlers.isHandled(selector) else {
        self.segues[index].unwindFault = .noHandler
        findings.append(.noHandler(selector, at: segue.location))
        continue
      }
      let answer = resolver.answer(to: selector, from: segue.source)
      self.segues[index].unwindTargets = answer.targets
      guard answer.targets.isEmpty else { continue }
      self.segues[index].unwindFault = .noWayIn
      findings.append(
        .noWayIn(
          selector, handlers.ownerNames(of: selector), isOpen: answer.isOpen, at: segue.location))
    }
  }
}

extension Finding {
  fileprivate static func noHandler(_ selector: String, at location: SourceLocation) -> Self {
    Finding(
      .warning, rule: "unwind-without-handler",
      message: "no class handles the unwind '\(selector)'; expected a method of that name that "
        + "takes a segue",
      at: location)
  }

  /// - Parameter isOpen: Whether the scene may be entered in an unknown way. Then the unwind may
  ///   work at run time and is not a fault of the project.
  fileprivate static func noWayIn(
    _ selector: String, _ classes: [String], isOpen: Bool, at location: SourceLocation
  ) -> Self {
    let expected =
      classes.isEmpty ? "one before the scene" : "a scene of \(list(classes)) before it"
    return Finding(
      isOpen ? .note : .warning, rule: "unwind-without-way",
      message: "no known way in passes a scene that handles the unwind '\(selector)'; "
        + "expected \(expected)",
      at: location)
  }
}
