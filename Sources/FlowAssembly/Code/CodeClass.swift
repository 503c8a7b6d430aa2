/// A class as code or an interface file names it.
enum CodeClass: Hashable {
  /// One that the app's source declares, by its place among the hierarchy's entries.
  case declared(Int)
  /// A framework's, or one whose source was not read, by its name.
  case undeclared(String)
}
