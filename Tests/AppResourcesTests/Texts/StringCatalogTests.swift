import AppResources
import Testing

@Suite("A catalogue of texts") struct StringCatalogTests {
  private func catalog(_ json: String) throws -> StringCatalog {
    try StringCatalog(Array(json.utf8))
  }

  @Test("A catalogue contains the texts of all languages by key, and its source language")
  func languages() throws {
    let catalog = try catalog(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"comment": "Class = ...", "localizations": {
          "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}},
          "de": {"stringUnit": {"state": "needs_review", "value": "Hallo"}}}},
        "b.text": {"shouldTranslate": false},
        "c.text": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": ""}}}}}}
      """)
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.texts == ["fr": ["a.text": "Bonjour"], "de": ["a.text": "Hallo"]])
  }

  @Test(
    "Of variations by number or device, the one for all other cases is used",
    arguments: [
      (#"{"plural": {"one": UNIT1, "other": UNIT2}}"#, "two"),
      (#"{"device": {"iphone": UNIT1, "other": UNIT2}}"#, "two"),
      (#"{"device": {"mac": UNIT2, "ipad": UNIT1}}"#, "one"),
      (#"{"device": {"other": {"variations": {"plural": {"other": UNIT2}}}}}"#, "two"),
    ])
  func variations(json: String, text: String) throws {
    let units = [("UNIT1", "one"), ("UNIT2", "two")].reduce(json) { json, unit in
      json.replacing(unit.0, with: #"{"stringUnit": {"state": "new", "value": "\#(unit.1)"}}"#)
    }
    let file = #"{"strings": {"k": {"localizations": {"fr": {"variations": \#(units)}}}}}"#
    #expect(try catalog(file).texts == ["fr": ["k": text]])
  }

  @Test(
    "A file that is not a catalogue is reported, with the keys or the line of the fault",
    arguments: [
      ("", ResourceError(.notJSON)), ("[", ResourceError(.notJSON)),
      ("{}", ResourceError(.otherJSON(place: "strings"))),
      ("[]", ResourceError(.otherJSON(place: ""))),
      (#"{"strings": {"a": 1}}"#, ResourceError(.otherJSON(place: "strings.a"))),
      ("{\n<<<<<<< HEAD\n}", ResourceError(.mergeConflict, line: 2)),
    ])
  func faults(json: String, error: ResourceError) {
    #expect(throws: error) { try catalog(json) }
  }

  @Test("Endlessly nested variations are rejected")
  func nesting() {
    let depth = 100_000
    let json =
      #"{"strings": {"k": {"localizations": {"fr": "#
      + String(repeating: #"{"variations": {"plural": {"other": "#, count: depth)
      + "{}" + String(repeating: "}}}", count: depth) + "}}}}"
    #expect(throws: ResourceError.self) { try catalog(json) }
  }

  @Test("Nested variations without a text are looked at once each")
  func nestedVariations() throws {
    let depth = 35
    let json =
      #"{"strings": {"k": {"localizations": {"fr": "#
      + String(repeating: #"{"variations": {"plural": {"other": "#, count: depth)
      + "{}" + String(repeating: "}}}", count: depth) + "}}}}"
    #expect(try catalog(json).texts == ["fr": [:]])
  }
}
