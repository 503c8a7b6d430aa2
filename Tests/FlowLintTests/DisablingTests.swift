import FlowModel
import Testing

@testable import FlowLint

struct DisablingTests {
  @Test("A comment names the rules that it disables, and may give a reason")
  func rules() {
    #expect(
      InterfaceOutline.Disabling.rules(in: "seguemap:disable dead-end, unreachable-screen")
        == ["dead-end", "unreachable-screen"])
    #expect(
      InterfaceOutline.Disabling.rules(in: "Old.\nseguemap:disable dead-end -- see all tickets")
        == ["dead-end"])
    #expect(InterfaceOutline.Disabling.rules(in: "seguemap:disabled dead-end").isEmpty)
    #expect(InterfaceOutline.Disabling.rules(in: "seguemap:disable").isEmpty)
  }
}
