import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Route reporter")
struct RouteReporterTests {
  @Test("A step by source states its call and place; a performed segue states what performs it")
  func code() throws {
    let graph = Sample.code
    let detail = try #require(graph.scene(Sample.id("det")))
    let route = ["AppDelegate.rootViewController.lst", "man"].compactMap { objectID in
      graph.segues.first { $0.id.objectID == objectID }
    }
    #expect(
      TextRouteReporter().report(
        Routes(from: detail, to: detail, [route], isComplete: true), in: graph) == """
          App Delegate
            rootViewController, from code (App/AppDelegate.swift:11)
          List
            show, toDetail, performSegue, performed at App/List.swift:60 (App/Main.storyboard:9)
          Detail

          """)
  }
}
