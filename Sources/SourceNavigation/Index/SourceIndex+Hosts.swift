import AppleFrameworks
import SourceModel

extension SourceIndex {
  /// Whether a type is a controller of the app that shows a SwiftUI view, whichever it is made with.
  func isHost(_ type: TypeName) -> Bool {
    guard case .declared(let entry) = type, types[entry].kind == .class,
      types[entry].generics.isEmpty
    else { return false }
    return isController(type) && inherits(type, anyOf: FrameworkClasses.hosting)
  }

  /// Whether a controller of the app is made with a SwiftUI view of any type, which it shows:
  /// `class Host<Content: View>: UIViewController { init(rootView: Content) … }`.
  func isHost(ofAnyView controller: Int) -> Bool {
    let views = types[controller].generics.filter { $0.value == "View" }
    guard !views.isEmpty, isController(known(controller)) else { return false }
    return functions(called: "init", of: controller).contains { id in
      functions[id].declaration.parameters.contains {
        $0.label == "rootView" && $0.type?.name.map(views.keys.contains) == true
      }
    }
  }

  /// Whether a view of the app shows a controller, which it makes or is made with.
  func makesController(_ view: Int) -> Bool {
    types[view].functions.keys.contains(where: ViewCalls.controllerMakers.contains)
  }

  /// The view that a hosting controller of the app shows by its declaration:
  /// `class SettingsHost: UIHostingController<Settings>`.
  ///
  /// - Returns: `nil` if the declaration doesn't tell, as with `AnyView`.
  func hostedView(of host: TypeName) -> TypeName? {
    guard case .declared(let entry) = host, isHost(host) else { return nil }
    for case .named(let name, let arguments) in types[entry].inherited {
      let superclass = type(named: name, in: nil, path: types[entry].path)
      guard inherits(superclass, anyOf: FrameworkClasses.hosting) else { continue }
      return arguments.lazy.compactMap { self.view($0, path: self.types[entry].path) }.first
    }
    return nil
  }

  /// The app's view in a type such as `ModifiedContent<Settings, Padding>`.
  private func view(_ reference: TypeReference, path: String) -> TypeName? {
    guard case .named(let name, let arguments) = reference else { return nil }
    let type = type(named: name, in: nil, path: path)
    if case .declared(let entry) = type, isView(entry) { return type }
    return arguments.lazy.compactMap { self.view($0, path: path) }.first
  }
}
