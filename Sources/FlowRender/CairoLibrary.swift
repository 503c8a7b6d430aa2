import CCairo

/// The functions of Cairo and Pango, which are loaded when a picture first needs them.
struct CairoLibrary {
  let cairo: seguemap_cairo
  let pango: seguemap_pango

  static func loaded() throws(RenderError) -> CairoLibrary { try loading.get() }

  private static let loading: Result<CairoLibrary, RenderError> = {
    var problem: UnsafePointer<CChar>?
    guard let functions = seguemap_load_drawing_library(&problem)?.pointee else {
      let message = problem.map { String(cString: $0) } ?? "a function is missing"
      return .failure(RenderError(.library(message), while: "loading Cairo and Pango"))
    }
    return .success(CairoLibrary(cairo: functions.cairo, pango: functions.pango))
  }()

  /// Throws an error if a call has set an object's error status.
  func check(_ status: cairo_status_t, while activity: String) throws(RenderError) {
    switch status {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY: throw RenderError(.outOfMemory, while: activity)
    default:
      let message = cairo.status_to_string(status).map { String(cString: $0) }
      throw RenderError(.library(message ?? "error \(status.rawValue)"), while: activity)
    }
  }
}
