import FlowModel
import SegueMapKit
import Synchronization
import TestSupport
import Testing

@Suite("Loading in the background, and handing flows on")
struct LoadingTests {
  private let project: TemporaryProject

  init() throws {
    project = try TemporaryProject([
      "Main.storyboard": storyboardText(first: "Login", second: "Home"),
      "App.swift": "class Coordinator { func show(_ login: LoginController) {} }",
    ])
  }

  @Test("It gives the same flow as loading at once, and reports its phases")
  func progress() async throws {
    let phases = Mutex<[String]>([])
    let flow = try await FlowProject(paths: [project.path]).loaded { progress in
      phases.withLock { $0.append(progress.description) }
    }
    #expect(try flow.json() == FlowProject(paths: [project.path]).load().json())
    let seen = phases.withLock { Set($0) }
    #expect(seen.isSuperset(of: ["looking for files", "reading 2 of 2 files"]))
  }

  @Test("A cancelled task throws, and a missing folder is told as it is otherwise")
  func cancelled() async throws {
    let path = project.path
    let task = Task {
      // Not before it is cancelled.
      while !Task.isCancelled { await Task.yield() }
      return try await FlowProject(paths: [path]).loaded()
    }
    task.cancel()
    await #expect(throws: FlowError.cancelled) { try await task.value }
    await #expect(throws: FlowError.self) {
      try await FlowProject(paths: [path + "/nope"]).loaded()
    }
  }

  @Test("A flow that was written as JSON is read with all of its parts")
  func json() throws {
    let flow = try FlowProject(paths: [project.path]).load()
    let read = try AppFlow(json: flow.json(), name: "App")
    #expect(read.json() == flow.json())
    #expect(read.name == "App")
    #expect(read.graph.scenes.map(\.id) == flow.graph.scenes.map(\.id))
    #expect(throws: FlowError.self) { try AppFlow(json: Array("{}".utf8)) }
  }

  @Test("A graph made of values can be drawn")
  func ownGraph() throws {
    let flow = AppFlow(graph: Sample.small, name: "Plan")
    #expect(try flow.render(.svg).bytes.count > 100)
    #expect(try flow.scene(named: "List").name == "List")
  }
}
