/// The files of an app, with some of them as on one side of a merge.
package struct ReplacedFiles: FileStore {
  package let store: any FileStore
  /// By absolute path, without links; `nil` for a missing file.
  package let contents: [String: [UInt8]?]

  package init(store: any FileStore, contents: [String: [UInt8]?]) {
    self.store = store
    self.contents = contents
  }

  package func entries(of folder: String) throws(SystemError) -> [FolderListing.Entry] {
    let place = try store.realPath(of: folder)
    return try store.entries(of: folder).filter { entry in
      !isGone(Path.joined(place, entry.name))
    }
  }

  package func realPath(of path: String) throws(SystemError) -> String {
    try store.realPath(of: path)
  }

  package func kind(of path: String) throws(SystemError) -> FileStatus.Kind {
    if isGone(path) { throw .noSuchFile }
    return try store.kind(of: path)
  }

  package func withBytes(
    of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError) {
    switch contents[path] {
    case .some(let bytes?): bytes.withUnsafeBytes(body)
    case .some(nil): throw .noSuchFile
    case nil: try store.withBytes(of: path, reader: &reader, body)
    }
  }

  package func blob(of path: String) -> BlobID? {
    contents[path] == nil ? store.blob(of: path) : nil
  }

  package func willRead(_ paths: [String]) { store.willRead(paths.filter { contents[$0] == nil }) }

  private func isGone(_ path: String) -> Bool {
    if case .some(nil) = contents[path] { true } else { false }
  }
}
