import FlowModel
import SegueMapKit
import TestSupport

/// The edges of an app with some files, as `path#Source -kind-> path#Destination`, sorted.
func edges(_ files: [String: String]) throws -> [String] {
  let project = try TemporaryProject()
  for (path, text) in files { try project.write(text, to: path) }
  let graph = try FlowProject(paths: [project.path]).load().graph
  return graph.segues.map { segue in
    [name(segue.source), "-\(segue.kind.rawValue)->", segue.destination.map(name) ?? "?"]
      .joined(separator: " ")
  }.sorted()
}

private func name(_ scene: SceneID) -> String { "\(scene.path)#\(scene.objectID)" }

/// The screens that the class `Home` of an app presents, by their names.
func screensPresentedByHome(in files: [String: String]) throws -> [String] {
  try edges(files).filter { $0.contains("#Home -present-> ") }
    .compactMap { $0.split(separator: "#").last.map(String.init) }
}
