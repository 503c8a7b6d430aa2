import Testing

struct ConflictMarkerTests {
  private let message =
    "1: error: unresolved merge conflict; resolve it and save the file again"

  @Test("A merge conflict is told at its first marker, before what it does to the XML")
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

  @Test("A conflict at the very start, and one with line breaks of Windows, are found")
  func placesOfConflicts() {
    #expect(
      complaint(about: "<<<<<<< HEAD\n<document/>\n=======\n".utf8) == "Main.storyboard:1:"
        + message)
    #expect(
      complaint(about: "<document>\r\n<<<<<<< HEAD\r\n</document>".utf8)
        == "Main.storyboard:2:" + message)
  }

  @Test("What is left of a conflict between elements is found, though the XML is well-formed")
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

  @Test("Text of the user's own that looks like a marker is none")
  func text() {
    #expect(
      complaint(about: "<document><string key='text'>Title\n=======\n</string></document>".utf8)
        == nil)
    #expect(
      complaint(about: "<document>\n<!--\n<<<<<<< HEAD\n-->\n</document>".utf8) == nil)
  }
}
