import FlowModel
import Testing

@testable import AppleFrameworks

@Suite("The table of framework calls")
struct NavigationCallsTests {
  @Test("Every call and property that moves to a controller selects a file that has it")
  func evidence() {
    for call in NavigationCalls.calls where call.action != .close {
      for name in call.names { #expect(NavigationWords.evidence[name] != nil, "\(name)") }
    }
    for name in NavigationCalls.childProperties where !NavigationCalls.holdsView(name) {
      #expect(NavigationWords.evidence[name] != nil, "\(name)")
    }
  }

  @Test("A call without the argument that is its screen moves nowhere")
  func noArguments() {
    for name in NavigationCalls.names {
      for labels in [[], [nil], ["sender"], [nil, nil]] as [[String?]] {
        guard let movement = NavigationCalls.movement(of: name, labels: labels) else { continue }
        if case .argument(let index) = movement.subject { #expect(index < labels.count, "\(name)") }
      }
    }
  }

  @Test("A call's labels determine how it moves")
  func labels() {
    let moves = { NavigationCalls.movement(of: $0, labels: $1)?.kind }
    #expect(moves("present", [nil, "animated"]) == .present)
    #expect(moves("present", [nil, "asPopoverRelativeTo", "of"]) == .popover)
    #expect(moves("present", [nil]) == nil)
    #expect(moves("presentViewController", [nil]) == .present)
    #expect(moves("show", [nil]) == nil)
    #expect(moves("show", [nil, "sender"]) == .show)
    #expect(moves("setViewControllers", [nil, "animated"]) == .viewControllers)
    #expect(moves("pushController", ["withName", "context"]) == nil)
    #expect(
      NavigationCalls.watchMovement(of: "pushController", labels: ["withName"])?.kind == .push)
    #expect(
      NavigationCalls.movement(of: "transition", labels: ["from", "to"])?.subject == .argument(1))
  }

  @Test("A setter is treated as its property only without further arguments")
  func setters() {
    #expect(
      NavigationCalls.property(ofSetter: "setViewControllers", labels: [nil]) == "viewControllers")
    #expect(
      NavigationCalls.property(ofSetter: "setViewControllers", labels: [nil, "animated"]) == nil)
  }
}
