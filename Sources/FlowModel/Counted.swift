/// A number and what it counts, such as `1 scene` or `12 scenes`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
