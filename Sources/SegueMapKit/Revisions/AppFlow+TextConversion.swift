import AppReading
import FlowModel
import FlowReport
import InputBounds
import ProjectFiles
import ScreenModel

extension AppFlow {
  /// Returns the flow of one interface file as text, for programs that compare texts, such as `git
  /// diff`.
  ///
  /// References to other files are named and not followed. After the flow comes what each scene shows.
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
    let screens = DeepThreads.result { ScreenListReporter().report(flow.graph, flow.parts) }
    let blocks = [TreeReporter().report(flow.graph.alone), screens].filter { !$0.isEmpty }
    return Array(blocks.joined(separator: "\n").utf8)
  }
}

extension AppFlow {
  /// What the scenes of all files show.
  fileprivate var parts: [SceneID: ScreenPart] {
    var result: [SceneID: ScreenPart] = [:]
    for path in (screens?.files.keys.sorted() ?? []) {
      for (id, part) in screens?.parts(inFileAt: path) ?? [:] {
        result[SceneID(path: path, objectID: id)] = part
      }
    }
    return result
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
      storyboards: storyboards, scenes: scenes, segues: segues, findings: findings,
      targets: targets)
  }
}
