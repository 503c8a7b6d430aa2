import FlowModel
import FlowReport
import ProjectFiles

extension AppFlow {
  /// Tells the flow of one interface file as text, for what compares texts, such as `git diff`.
  ///
  /// What the file refers to in others is named, and not looked for.
  ///
  /// - Returns: The file's own bytes where it holds no flow that can be read: something to compare
  ///   there must be.
  /// - Throws: ``FlowError/unreadableInput(reason:)``.
  public static func textConversion(ofFileAt path: String) throws(FlowError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      var reader = FileReader()
      bytes = try reader.withBytes(ofFileAt: path) { Array($0) }
    } catch {
      throw .unreadableInput(reason: error.description)
    }
    // Git keeps the file's name, in a folder of no meaning.
    let document = FlowProject.Document(path: Path.split(path).name, bytes: bytes)
    var project = FlowProject(paths: [], documents: [document])
    project.readsSource = false
    guard let flow = try? project.load(), !flow.hasErrors else { return bytes }
    return Array(TreeReporter().report(flow.graph.alone).utf8)
  }
}

extension FlowGraph {
  /// The graph of one file, in which it is no fault that other files are not there.
  fileprivate var alone: FlowGraph {
    let scenes = scenes.map { old in
      var scene = old
      if scene.reference?.resolution == .missingStoryboard {
        scene.reference?.resolution = .otherBundle
      }
      return scene
    }
    return FlowGraph(
      storyboards: storyboards, scenes: scenes, segues: segues, diagnostics: diagnostics,
      targets: targets)
  }
}
