import FlowModel
import Testing

@Suite("What calls tell of a segue or a scene")
struct SegueCallsTests {
  private func site(_ call: String, _ confidence: CallSite.Confidence = .certain) -> CallSite {
    CallSite(
      call: call, location: SourceLocation(path: "A.swift", line: 1), confidence: confidence)
  }

  @Test("A segue is possible if all of its calls are, and certain without calls")
  func confidence() {
    let id = SceneID(path: "A", objectID: "a")
    var segue = Segue(
      id: SegueID(path: "A", objectID: "s"), kind: .custom, source: id, destination: id,
      location: SourceLocation(path: "A", line: 1))
    #expect(segue.confidence == .certain)
    segue.callSites = [site("push", .possible)]
    #expect(segue.isPossible)
    segue.callSites.append(site("push"))
    #expect(!segue.isPossible)
  }

  @Test(
    "A scene is closed by a pop or by a dismissal, however they are spelled",
    arguments: [
      (["popViewController"], [.pops]),
      (["dismissViewControllerAnimated", "dismiss"], [.dismisses]),
      (["dismiss", "popToRootViewController"], [.pops, .dismisses]), ([], []),
    ] as [([String], [ReturnKind])])
  func returns(calls: [String], kinds: [ReturnKind]) {
    var scene = Scene(
      id: SceneID(path: "A", objectID: "a"), kind: .scene("viewController"), name: "A",
      location: SourceLocation(path: "A", line: 1))
    scene.returns = calls.map { site($0) }
    #expect(scene.returnKinds == kinds)
  }
}
