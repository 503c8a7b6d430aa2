import CCairo

/// Owns a Cairo surface.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer?
  let library: CairoLibrary

  /// - Parameter pointer: A surface whose ownership passes to this value.
  init(
    owning pointer: OpaquePointer?, of library: CairoLibrary, while activity: String
  ) throws(RenderError) {
    self.pointer = pointer
    self.library = library
    try library.check(library.cairo.surface_status(pointer), while: activity)
  }

  deinit {
    library.cairo.surface_destroy(pointer)
  }
}
