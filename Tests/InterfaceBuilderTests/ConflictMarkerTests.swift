import Testing

struct ConflictMarkerTests {
  private let message =
    "1: error: unresolved merge conflict; resolve it and save the file again"

  @Test("A merge conflict is reported at its first marker, not as a fault in the XML")
  func fullConflict() {
    let text = """
      <document>
          <scenes>
      <<<<<<< HEAD
              <scene><objects/>
      =======
              <scene>
      >>>>>>> feature
              </scene>
          </scenes>
      </document>
      """
    #expect(complaint(about: text.utf8) == "Main.storyboard:3:" + message)
  }

  @Test("A conflict at the start of a file, and one with Windows line breaks, are found")
  func placesOfConflicts() {
    #expect(
      complaint(about: "<<<<<<< HEAD\n<document/>\n=======\n".utf8) == "Main.storyboard:1:"
        + message)
    #expect(
      complaint(about: "<document>\r\n<<<<<<< HEAD\r\n</document>".utf8)
        == "Main.storyboard:2:" + message)
  }

  @Test("The remains of a conflict between elements are found, though the XML is well-formed")
  func remains() {
    #expect(
      complaint(about: "<document>\n<scenes>\n<scene/>\n=======\n</scenes>\n</document>".utf8)
        == "Main.storyboard:4:" + message)
    #expect(
      complaint(about: "<document>\n<scenes/>\n>>>>>>> feature\n</document>".utf8)
        == "Main.storyboard:3:" + message)
    #expect(
      complaint(about: "<document>\n<scenes>\n=======\n<a>\n>>>>>>> b\n</scenes></document>".utf8)
        == "Main.storyboard:3:" + message)
  }

  @Test("The user's own text that looks like a marker is not a conflict")
  func text() {
    #expect(
      complaint(about: "<document><string key='text'>Title\n=======\n</string></document>".utf8)
        == nil)
    #expect(
      complaint(about: "<document>\n<!--\n<<<<<<< HEAD\n-->\n</document>".utf8) == nil)
  }
}
