extension String {
  /// The folder of a path, without `Base.lproj`: that says nothing to a reader, while a language does.
  var folder: String {
    split(separator: "/").dropLast().filter { $0 != "Base.lproj" }.joined(separator: "/")
  }
}
