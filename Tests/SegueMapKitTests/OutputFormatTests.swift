import Testing

@testable import SegueMapKit

@Suite("Formats by extension")
struct OutputFormatTests {
  @Test(
    "A file's extension determines its format, in upper case too",
    arguments: [
      ("flow.svg", OutputFormat.svg), ("a.b/Flow.PNG", .png), ("flow.tar.pdf", .pdf),
      ("flow.gv", .dot), ("flow.mmd", .mermaid), ("flow.md", .markdown), ("flow.html", .html),
      ("flow.txt", .text),
    ])
  func known(path: String, format: OutputFormat) {
    #expect(OutputFormat(path: path) == format)
  }

  @Test(
    "Without a known extension there is no format",
    arguments: ["flow", "flow.", ".svg", "a.svg/flow", "flow.jpg", "", "flow.svg~"])
  func unknown(path: String) {
    #expect(OutputFormat(path: path) == nil)
  }

  @Test("No two formats share an extension")
  func distinct() {
    let extensions = OutputFormat.allCases.flatMap(\.fileExtensions)
    #expect(Set(extensions).count == extensions.count)
  }
}
