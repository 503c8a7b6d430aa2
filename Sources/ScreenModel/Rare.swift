/// Keeps what few views have out of line, so that the many others are small to move and to keep.
@propertyWrapper
package struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Empty or with one element: an array is a pointer, and copied when it is written to.
  private var storage: [Value] = []

  package init() {}

  package var wrappedValue: Value? {
    get { storage.first }
    set {
      if let newValue { storage = [newValue] } else { storage = [] }
    }
  }
}
