import CCairo

/// Owns one Cairo surface.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer

  /// - Parameter pointer: A surface that nothing else will release.
  init(owning pointer: OpaquePointer, while activity: String) throws(RenderError) {
    self.pointer = pointer
    try RenderError.check(cairo_surface_status(pointer), while: activity)
  }

  deinit {
    cairo_surface_destroy(pointer)
  }
}

extension RenderError {
  /// Throws what a Cairo call has left behind in an object's status.
  static func check(_ status: cairo_status_t, while activity: String) throws(RenderError) {
    switch status {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY: throw RenderError(.outOfMemory, while: activity)
    default:
      let message = cairo_status_to_string(status).map { String(cString: $0) }
      throw RenderError(.library(message ?? "error \(status.rawValue)"), while: activity)
    }
  }
}
