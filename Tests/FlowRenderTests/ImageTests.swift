import DrawingModel
import FlowRender
import Foundation
import Testing

@Suite("An image in a picture") struct ImageTests {
  private let box = Box(x: 20, y: 10, width: 40, height: 30)

  private func svg(_ shapes: [Shape]) throws -> String {
    String(
      decoding: try SVGRenderer(theme: .light).render(.sample(shapes)).bytes, as: UTF8.self)
  }

  private func png(_ shapes: [Shape]) throws -> (DecodedPNG, warnings: [String]) {
    let rendering = try PNGRenderer(theme: .light, scale: 1).render(.sample(shapes))
    return (try #require(DecodedPNG(rendering.bytes)), rendering.warnings)
  }

  private func expect(_ color: Color, isNear other: UInt32, within reach: Int = 3) {
    let other = Color(other)
    let differences = zip(
      [color.red, color.green, color.blue], [other.red, other.green, other.blue])
    #expect(
      differences.allSatisfy { abs(Int($0) - Int($1)) <= reach }, "\(color.hex) is not \(other.hex)"
    )
  }

  @Test("An SVG contains each file once, however often it is drawn")
  func once() throws {
    let text = try svg([.image(.blue, box), .image(.red, box), .image(.blue, box.insetBy(5))])
    #expect(text.ranges(of: "data:image/").count == 2)
    #expect(text.ranges(of: "href=\"#_image1\"").count == 2)
    #expect(text.contains("transform=\"matrix(5 0 0 7.5 20 10)\""))
    let base64 = Data(ImageFile.blue.bytes).base64EncodedString()
    #expect(text.contains("data:image/png;base64,\(base64)"))
    #expect(XMLCheck.faults(in: Array(text.utf8)).isEmpty)
  }

  @Test("Any number of bytes is encoded in Base64", arguments: 0...7)
  func base64(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 250 + $0 * 3) }
    let file = ImageFile(name: "a", format: .png, width: 1, height: 1, bytes: bytes)
    let text = try svg([.image(file, box)])
    #expect(text.contains("base64,\(Data(bytes).base64EncodedString())\""))
  }

  @Test("A PNG image fills its box and is blended with its background")
  func pngImage() throws {
    let (image, warnings) = try png([.image(.blue, box)])
    #expect(image.columns(otherThan: Paint.canvas.light) == 20...59)
    expect(image[40, 25], isNear: 0x7878F8)
    expect(image[65, 25], isNear: 0xF0F1F2)
    #expect(warnings.isEmpty)
  }

  @Test("A JPEG image is decoded, too")
  func jpegImage() throws {
    let (image, warnings) = try png([.image(.red, box)])
    expect(image[40, 25], isNear: 0xFF0000)
    #expect(warnings.isEmpty)
  }

  @Test("A PDF contains a JPEG as its file")
  func pdf() throws {
    let shapes: [Shape] = [.image(.red, box), .image(.blue, box)]
    let rendering = try PDFRenderer(theme: .light).render(.sample(shapes))
    #expect(Data(rendering.bytes).range(of: Data("/DCTDecode".utf8)) != nil)
    #expect(Data(rendering.bytes).range(of: Data(ImageFile.red.bytes)) != nil)
    #expect(rendering.warnings.isEmpty)
  }

  @Test(
    "An image that can't be decoded is omitted and reported, and later shapes are drawn",
    arguments: [
      ImageFile.blue.damaged { $0 = [] }, .blue.damaged { $0[16...19] = [0xFF, 0xFF, 0xFF, 0xFF] },
      .blue.damaged { $0[19] = 3 }, .red.damaged { $0 = [0xFF, 0xD8] }, .red.damaged { $0 = [] },
      ImageFile(name: "red.jpg", format: .jpeg, width: 4, height: 8, bytes: ImageFile.red.bytes),
      ImageFile(name: "huge", format: .png, width: 100_000, height: 100_000, bytes: []),
    ])
  func undecodable(file: ImageFile) throws {
    let (image, warnings) = try png([.image(file, box), .square(80, 40, 10, .ink)])
    #expect(image.columns(otherThan: Paint.canvas.light) == 80...89)
    #expect(warnings == ["image '\(file.name)' can't be decoded; left out"])
  }

  @Test("An image that is damaged anywhere causes no crash", arguments: [ImageFile.blue, .red])
  func damaged(file: ImageFile) throws {
    for index in file.bytes.indices {
      let changed = file.damaged { $0[index] ^= UInt8(truncatingIfNeeded: index &* 37 | 1) }
      let cut = file.damaged { $0.removeSubrange(index...) }
      _ = try png([.image(changed, box), .image(cut, box)])
    }
  }

  @Test("An image with an invalid position or size draws nothing, and later shapes are drawn")
  func hostileBoxes() throws {
    let boxes = [
      Box(x: .nan, y: 0, width: 10, height: 10), Box(x: 0, y: 0, width: .infinity, height: 10),
      Box(x: 0, y: 0, width: 0, height: 10), Box(x: 0, y: 0, width: -5, height: -5),
      Box(x: 0, y: .infinity, width: 10, height: .nan),
    ]
    for box in boxes {
      let (image, _) = try png([.image(.blue, box), .square(80, 40, 10, .ink)])
      #expect(image.columns(otherThan: Paint.canvas.light) == 80...89)
      #expect(XMLCheck.faults(in: Array(try svg([.image(.blue, box)]).utf8)).isEmpty)
    }
  }
}
