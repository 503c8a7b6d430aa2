/// Containers that give properties their values, by key path or by the type of a key.
///
/// Source: SwiftUI's `EnvironmentValues`, `DependencyValues` of swift-dependencies 1.0, `Container` of Factory 2.4.
package enum ValueContainers {
  private static let rows = [
    "Environment": "EnvironmentValues",
    "Dependency": "DependencyValues",
    "Injected": "Container",
    "InjectedObject": "Container",
    "LazyInjected": "Container",
    "WeakLazyInjected": "Container",
  ]

  /// The container in which the key path of a property wrapper begins: `@Injected(\.router)`.
  package static func container(ofWrapper name: String) -> String? { rows[name] }

  /// The static properties of keys that have the value: `RouterKey.defaultValue`.
  package static let keyProperties = ["liveValue", "defaultValue"]
}
