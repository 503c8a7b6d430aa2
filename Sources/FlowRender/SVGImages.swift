import DrawingModel

/// The images of an SVG. Each file is embedded once, however often it is drawn.
struct SVGImages {
  private let idPrefix: String
  private var names: [ImageFile: String] = [:]

  init(idPrefix: String) { self.idPrefix = idPrefix }

  /// Writes an image.
  ///
  /// - Parameter definitions: Where the file is written at its first use.
  mutating func write(
    _ file: ImageFile, in box: Box, to svg: inout SVGBuffer, defining definitions: inout SVGBuffer
  ) {
    guard box.size.width > 0, box.size.height > 0, file.width > 0, file.height > 0 else { return }
    let name = names[file] ?? define(file, in: &definitions)
    svg.write("<use href=\"#")
    svg.write(markup: name)
    svg.write("\" transform=\"matrix(")
    svg.write(exact: box.size.width / Double(file.width))
    svg.write(" 0 0 ")
    svg.write(exact: box.size.height / Double(file.height))
    svg.write(" ")
    svg.write(box.minX)
    svg.write(" ")
    svg.write(box.minY)
    svg.write(")\"/>\n")
  }

  /// Embeds the file and returns its ID, which no group can have: see ``SVGIdentifier``.
  private mutating func define(_ file: ImageFile, in svg: inout SVGBuffer) -> String {
    let name = "\(idPrefix)_image\(names.count + 1)"
    names[file] = name
    svg.write("<defs><image id=\"")
    svg.write(markup: name)
    svg.write("\" width=\"")
    svg.write(Double(file.width))
    svg.write("\" height=\"")
    svg.write(Double(file.height))
    svg.write("\" preserveAspectRatio=\"none\" href=\"data:image/")
    svg.write(markup: file.format.rawValue)
    svg.write(";base64,")
    svg.write(base64: file.bytes)
    svg.write("\"/></defs>\n")
    return name
  }
}

extension SVGBuffer {
  /// Appends a scale factor with six decimals, since two would be too coarse.
  fileprivate mutating func write(exact factor: Double) {
    let bounded = factor.isFinite ? min(max(factor, 0), 1e6) : 0
    let (whole, fraction) = Int((bounded * 1e6).rounded()).quotientAndRemainder(
      dividingBy: 1_000_000)
    write(markup: String(whole))
    guard fraction > 0 else { return }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    write(markup: "." + digits)
  }
}
