import SourceModel

extension SourceIndex {
  /// Whether a function takes a closure that builds a view, and neither builds the view nor gives it back:
  /// `func present(@ViewBuilder content: @escaping () -> some View)` of a coordinator. The object has the view
  /// shown, by whatever views observe it. What a function builds itself is followed there.
  func keepsBuilder(_ id: Int) -> Bool {
    let function = functions[id].declaration
    let builders = function.parameters.filter(\.buildsView).map(\.name)
    guard hasViews, !builders.isEmpty, function.name != "init", function.returnType == nil,
      !function.body.isEmpty, let owner = functions[id].owner, types[owner].kind == .class,
      !isView(owner), !isController(known(owner))
    else { return false }
    var content = BodyContent(nil)
    content.visit(function.body)
    return !content.calls.contains { $0.isOwn && builders.contains($0.name) }
  }
}
