import CPNG
import Testing

@Suite struct PNGShimTests {
  @Test("A missing row ends the encoding with libpng's message")
  func missingRow() {
    var message = seguemap_png_message()
    var job = seguemap_png_job(
      width: 4, height: 4, level: 3, context: nil, row: { _, _ in nil }, write: { _, _, _ in })
    #expect(seguemap_png_encode(&job, &message) != 0)
    #expect(text(of: message) == "a row is missing")
  }

  @Test("A picture without a size is rejected")
  func noSize() {
    var message = seguemap_png_message()
    var job = seguemap_png_job(
      width: 0, height: 4, level: 3, context: nil, row: { _, _ in nil }, write: { _, _, _ in })
    #expect(seguemap_png_encode(&job, &message) != 0)
    #expect(!text(of: message).isEmpty)
  }

  private func text(of message: seguemap_png_message) -> String {
    withUnsafeBytes(of: message.text) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
