/// Stores a property that few views have outside the view, so that views without it stay small to
/// copy.
@propertyWrapper
package struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Empty or with one element. An array takes the size of one pointer and is copied only when it
  /// is written to.
  private var storage: [Value] = []

  package init() {}

  package var wrappedValue: Value? {
    get { storage.first }
    set {
      if let newValue { storage = [newValue] } else { storage = [] }
    }
  }
}
