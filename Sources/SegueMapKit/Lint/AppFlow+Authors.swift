public import FlowLint
import FlowModel
import ProjectFiles

extension AppFlow {
  /// Counts the people who changed each storyboard that is too large, by the history in git.
  ///
  /// Call it before ``lint(_:by:)`` if they are to name that number. Without git, a repository or a history,
  /// nothing is known.
  public mutating func readAuthors(_ limits: LintLimits = LintLimits()) async {
    let paths = lintSubject(limits).largeStoryboards.map(\.path)
    guard !paths.isEmpty, let first = paths.first,
      let repository = try? await GitRepository(around: Path.split(pathPrefix + first).folder)
    else { return }
    for path in paths {
      // What git can't say is no fault of the app.
      let place = ProcessEnvironment.absolutePath(pathPrefix + path)
      guard let names = try? await repository.authors(ofFileAt: place) else { continue }
      lintMaterial?.authors[path] = names.count
    }
  }
}
