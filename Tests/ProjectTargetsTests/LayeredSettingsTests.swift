import Testing

@testable import ProjectTargets

@Suite("Build settings in layers") struct LayeredSettingsTests {
  @Test("Settings that name very many others are unknown, and are not followed for ever")
  func bounded() {
    func words(_ word: String) -> String {
      [String](repeating: word, count: 2_000).joined(separator: " ")
    }
    let settings = LayeredSettings(
      [
        .values([
          "FLAGS": "ON " + words("$(A)"), "A": words("$(B)"), "B": words("$(C)"), "C": words("X"),
          "SHORT": "$(SHORTER) ON", "SHORTER": "OFF",
        ])
      ], files: [:])
    #expect(settings.words(of: "FLAGS").always.first == "ON")
    #expect(settings.words(of: "FLAGS").all == nil)
    #expect(settings.words(of: "SHORT").all == ["OFF", "ON"])
  }
}
