import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  /// The SwiftUI views with which a hosting controller is initialised.
  ///
  /// The closures with which such a view is made run when it calls them. Those of a part of another view run there.
  func hostedViews(of call: Call, in frame: inout Frame) -> AbstractValue {
    guard let view = call.arguments.first(where: { $0.label == "rootView" })?.value else {
      return .unknown
    }
    let views = unmodified(view, in: &frame)
    for case .instance(let type, let fields) in views.alternatives where isAppView(type) {
      keepClosures(ofView: type, with: fields)
    }
    return views
  }

  /// Notes that the closures with which a screen is made run when it calls them.
  func keepClosures(ofView view: TypeName, with fields: [String: AbstractValue]) {
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard let property = storedProperty(name, of: view) else { continue }
      keepClosures(of: value, in: property, of: view)
    }
  }

  /// The SwiftUI view to which modifiers are applied: `Settings().padding()` is `Settings()`. What the app
  /// declares on a view is no modifier.
  private func unmodified(_ view: Expression, in frame: inout Frame) -> AbstractValue {
    guard case .call(let call) = view, case .member(let base, let name) = call.callee,
      name.first?.isLowercase == true
    else { return value(of: view, in: &frame) }
    let root = unmodified(base, in: &frame)
    let isOwn = root.alternatives.contains { alternative in
      guard let type = alternative.type else { return false }
      return lineage(of: type).contains { ancestor in
        guard case .declared(let entry) = ancestor else { return false }
        return index.types[entry].variables[name] != nil
          || !index.functions(called: name, of: entry).isEmpty
      }
    }
    return isOwn ? value(of: view, in: &frame) : root
  }

  /// The views that a hosting controller of the app may show if its class does not determine the
  /// view, as a generic class does not, or that a hosting view of the app shows. Empty if any view is unknown.
  func hostedViews(of call: Call, by type: TypeName, in frame: inout Frame) -> [TypeName] {
    guard case .declared(let entry) = type,
      index.isHost(ofAnyView: entry)
        || index.inherits(type, anyOf: FrameworkClasses.hosting)
          && (!index.types[entry].generics.isEmpty || isHostingView(type))
    else { return [] }
    let views = hostedViews(of: call, in: &frame)
    let types = views.alternatives.compactMap(\.type)
    let areKnown =
      !views.isOpen && types.count == views.alternatives.count && types.allSatisfy(isView)
    return areKnown ? types : []
  }

  /// The views as the screens that a hosting controller or a hosting view of the app is; `nil` if they are not known.
  func hosted(
    by type: TypeName, _ call: Call, at place: CallPlace, in frame: inout Frame
  ) -> AbstractValue? {
    let views = hostedViews(of: call, by: type, in: &frame)
    if views.isEmpty { return nil }
    return AbstractValue(
      alternatives: views.map { hosted($0, by: type, at: place, in: frame) }, isOpen: false)
  }

  func isHostingView(_ type: TypeName) -> Bool {
    index.inherits(type, anyOf: FrameworkClasses.hostingViews)
  }

  /// A view as a screen of its own, which it is in a hosting controller. In a hosting view, it is part of what shows that
  /// view, unless this is the content of a window.
  func hosted(
    _ view: TypeName, by host: TypeName, at place: CallPlace, in frame: Frame
  ) -> Alternative {
    guard isHostingView(host) else {
      return screen(.hosted(view), nil, at: place)
    }
    let screen = Screen(origin: .hosted(view), made: place, isInView: true)
    if mayHaveParts(frame.selfType) {
      include([view], in: nil, at: place, frame)
    } else {
      record(.make(screen), at: place)
    }
    return .screen(screen)
  }

  /// Gives a controller of a framework that was made here the SwiftUI view in a hosting view.
  ///
  /// - Returns: Whether it is such a controller and such a view.
  func fill(_ controller: Expression, with view: AbstractValue, in frame: inout Frame) -> Bool {
    guard case .name(let name) = controller, let view = view.hostedInView,
      let type = frame.locals[name]?.only?.type, type.isFramework, isController(type)
    else { return false }
    frame.locals[name] = view
    return true
  }

  /// Gives a hosting controller of a framework that was made here another view: `host.rootView = AnyView(Settings())`.
  ///
  /// - Returns: Whether it is such a controller and a known view.
  func rehost(
    _ controller: Expression, with view: AbstractValue, at place: CallPlace, in frame: inout Frame
  ) -> Bool {
    guard case .name(let name) = controller, frame.made.contains(name),
      let local = frame.locals[name], local.alternatives.allSatisfy(\.isHostedView)
    else { return false }
    let screens = screens(in: view).map { screen(.hosted($0), nil, at: place) }
    guard !screens.isEmpty else { return false }
    frame.locals[name] = AbstractValue(alternatives: screens, isOpen: view.isOpen)
    return true
  }

  /// Records that a hosting controller of the app shows a view that its declaration does not name.
  func recordHosting(of value: AbstractValue, by host: TypeName, at place: CallPlace) {
    guard index.isHost(host), index.hostedView(of: host) == nil else { return }
    let views = views(in: value)
    guard !views.isEmpty else { return }
    let screens = views.map { screen(.hosted($0), nil, at: place) }
    record(
      .move(.rootViewController, AbstractValue(alternatives: screens, isOpen: false)), at: place,
      receiver: host)
  }

  /// Whether a type is a specific view, and not `some View`, a protocol of views or a generic parameter.
  func isView(_ type: TypeName) -> Bool {
    switch type {
    case .declared(let entry): index.types[entry].kind != .protocol
    case .framework(let name): !["View", "AnyView", "EmptyView", "Any"].contains(name)
    }
  }

  /// The content of a SwiftUI container.
  func content(of arguments: Arguments) -> AbstractValue {
    for case .closure(let closure) in arguments.flatMap(\.value.alternatives) {
      return result(of: closure, arguments: [])
    }
    return .unknown
  }
}

extension AbstractValue {
  /// The SwiftUI views in a hosting view that the value may be; `nil` if there are none.
  var hostedInView: AbstractValue? {
    let hosted = alternatives.filter { alternative in
      if case .screen(let screen) = alternative { screen.isInView } else { false }
    }
    return hosted.isEmpty ? nil : AbstractValue(alternatives: hosted, isOpen: false)
  }

  /// Whether the alternative is a SwiftUI view.
  func isView(_ evaluator: Evaluator) -> Bool {
    alternatives.contains { alternative in
      guard case .instance(let type, _) = alternative else { return false }
      return evaluator.inherits(type, .framework("View"))
    }
  }
}

extension Alternative {
  fileprivate var isHostedView: Bool {
    if case .screen(let screen) = self, case .hosted = screen.origin { true } else { false }
  }
}
