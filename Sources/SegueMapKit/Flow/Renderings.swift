/// The files that can be made of a flow or of a difference, each made when it is asked for. A layout, which
/// takes the most time, is made once.
///
/// ```swift
/// let renderings = try flow.renderings()
/// for format in [OutputFormat.json, .svg] {
///   try renderings.render(format).write(to: "flow." + format.fileExtensions[0])
/// }
/// ```
public struct Renderings<Format: FileFormat> {
  private let make: (Format) -> Result<RenderedFile<Format>, FlowError>

  init(_ make: @escaping (Format) throws(FlowError) -> RenderedFile<Format>) {
    self.make = { format in Result { () throws(FlowError) in try make(format) } }
  }

  /// Makes one file. That it fails does not matter to the others.
  ///
  /// - Throws: ``FlowError/drawing(activity:message:)`` where Graphviz or a picture library failed.
  public func render(_ format: Format) throws(FlowError) -> RenderedFile<Format> {
    try make(format).get()
  }

  func render(_ formats: [Format]) throws(FlowError) -> [RenderedFile<Format>] {
    var files: [RenderedFile<Format>] = []
    for format in formats { files.append(try render(format)) }
    return files
  }
}

/// A drawing that is laid out when it is first needed, or the reason why it can't be.
final class DeferredDrawing {
  private var result: Result<LaidOutDrawing, FlowError>?

  /// Returns the drawing; its warnings only the first time.
  func take(_ make: () throws(FlowError) -> LaidOutDrawing) throws(FlowError) -> LaidOutDrawing {
    let result = self.result ?? Result { () throws(FlowError) in try make() }
    self.result = result.map(\.withoutWarnings)
    return try result.get()
  }
}
