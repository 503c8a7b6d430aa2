import FlowModel
import FlowReport
import InputBounds
import ProjectFiles

extension AppFlow {
  /// Returns the flow of one interface file as text, for programs that compare texts, such as `git
  /// diff`.
  ///
  /// References to other files are named and not followed.
  ///
  /// - Returns: The file's own bytes if no flow can be read from it, so that there is something to
  ///   compare.
  /// - Throws: ``FlowError/unreadableInput(reason:)``.
  public static func textConversion(ofFileAt path: String) throws(FlowError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      var reader = FileReader()
      reader.bound = InputBounds.interfaceSize
      bytes = try reader.withBytes(ofFileAt: path) { Array($0) }
    } catch {
      throw .unreadableInput(reason: error.description)
    }
    // Git passes a copy with the file's name in a temporary folder.
    let document = FlowProject.Document(path: Path.split(path).name, bytes: bytes)
    var project = FlowProject(paths: [], documents: [document])
    project.readsSource = false
    guard let flow = try? project.load(), !flow.hasErrors else { return bytes }
    return Array(TreeReporter().report(flow.graph.alone).utf8)
  }
}

extension FlowGraph {
  /// The graph of one file, in which a missing storyboard is not a fault.
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
