import FlowModel
import Testing

@testable import FlowLint

struct DisablingTests {
  @Test("A comment names the rules that it disables, and may give a reason")
  func rules() {
    #expect(
      RuleDisabling.rules(in: "seguemap:disable dead-end, unreachable-screen")
        == ["dead-end", "unreachable-screen"])
    #expect(
      RuleDisabling.rules(in: "Old.\nseguemap:disable dead-end -- see all tickets")
        == ["dead-end"])
    #expect(RuleDisabling.rules(in: "seguemap:disabled dead-end").isEmpty)
    #expect(RuleDisabling.rules(in: "seguemap:disable").isEmpty)
  }
}
