package import FlowLint
import FlowModel

extension AppFlow {
  /// Proposes how to split a storyboard into several by what its users do.
  ///
  /// - Parameter path: Leads to the file from the current folder, or is its path in the flow or its name.
  /// - Returns: The storyboards that are proposed, as a flow of their own; `nil` if the storyboard is best
  ///   left whole.
  /// - Throws: ``FlowError/unknownStoryboard(_:suggestions:)``.
  package func split(
    ofStoryboardAt path: String
  ) throws(FlowError) -> (flow: AppFlow, split: StoryboardSplit)? {
    let storyboards = graph.storyboards.filter { $0.format == .storyboard }
    let found =
      storyboards.first { pathPrefix + $0.path == path || $0.path == path }
      ?? storyboards.first { $0.path.split(separator: "/").last.map(String.init) == path }
    guard let found else {
      let known = Set(storyboards.map { pathPrefix + $0.path })
      throw .unknownStoryboard(path, suggestions: known.near(path))
    }
    guard let split = StoryboardSplit(ofStoryboardAt: found.path, in: graph) else { return nil }
    return (AppFlow(graph: graph.showing(split), name: found.name, findings: []), split)
  }
}
