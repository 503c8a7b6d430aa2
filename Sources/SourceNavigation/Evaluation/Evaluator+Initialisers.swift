import AppleFrameworks
import FlowModel
import SourceModel

/// Initialisers of the app.
extension Evaluator {
  /// The call of the initialiser that a call means by another name: that of Swift for `initWith…`, and
  /// `init(frame:)` or `init(nibName:bundle:)`, which a view or a controller runs that is made without arguments.
  func otherInitialisation(of type: TypeName, by call: Call, _ name: String) -> Call? {
    guard case .declared = type else { return nil }
    var other = call
    if name.hasPrefix("initWith"), !call.arguments.isEmpty {
      other.arguments[0].label = name.firstLabel
      return other
    }
    guard name == "init", call.arguments.isEmpty else { return nil }
    if index.inherits(type, anyOf: ["UIView", "NSView"]) {
      other.arguments = [Argument(label: "frame", value: .opaque([]))]
    } else if isController(type) {
      other.arguments = [
        Argument(label: "nibName", value: .absent), Argument(label: "bundle", value: .absent),
      ]
    } else {
      return nil
    }
    return other
  }

  /// Evaluates an initialiser. The result is the final value of `self`.
  func run(
    _ id: Int, making type: TypeName, _ call: Call, at place: CallPlace, in frame: inout Frame
  ) -> AbstractValue {
    let isScreen = isController(type) && !isSystem(type)
    let initial: Alternative =
      isScreen ? .screen(Screen(origin: .made(type), made: place)) : .instance(type, [:])
    let result = initialised(id, AbstractValue(initial), type, call, isMade: true, in: &frame)
    for case .screen(let screen) in result.alternatives { record(.make(screen), at: place) }
    noteContents(of: type, result, at: place)
    return result
  }

  /// Whether a class is a system class. System screens are not screens of the app.
  func isSystem(_ type: TypeName) -> Bool {
    if case .framework(let name) = type { return FrameworkClasses.isSystem(name) }
    return index.isSystemScreen(type)
  }

  /// - Parameter isMade: Whether the call creates the object. It is false if one initialiser calls
  ///   another.
  private func initialised(
    _ id: Int, _ initial: AbstractValue, _ type: TypeName, _ call: Call, isMade: Bool,
    in frame: inout Frame
  ) -> AbstractValue {
    let function = index.functions[id]
    recordUse(of: id, on: type, call, makesReceiver: isMade, at: UseSite(frame))
    let slice = slices.slice(of: .function(index.original(id)))
    var inner = Frame(owner: function.owner, path: function.path)
    inner.selfType = type
    let bound = bindings(call, to: function.declaration.parameters, of: slice, &frame, inner)
    recordTarget(of: call, with: bound, in: frame)
    if isMade { noteEquipment(of: type, call, bound.map(\.value), to: id, in: frame) }
    let context = CallContext(
      callable: .function(index.original(id)), receiver: initial, selfType: type,
      arguments: bound.lazy.filter { slice.mentions.contains($0.name) }.map {
        CallContext.Argument(name: $0.name, value: $0.value)
      },
      isInitialiser: true, maker: isMade && isOwnScreen(type) ? type : nil,
      isPresented: presentationDepth > 0)
    return apply(context, at: location(call.position, in: frame)).orElse(initial)
  }

  /// Whether a class is a controller with a screen of its own, not a mere container.
  private func isOwnScreen(_ type: TypeName) -> Bool {
    guard case .declared = type, isController(type) else { return false }
    return index.frameworkClass(of: type).map {
      !FrameworkClasses.isContainer($0) || showsOwnScreens(type)
    } ?? true
  }

  /// The screen that a hosting controller is, or the content of a hosting view.
  private func hostingScreen(
    _ host: AbstractValue, _ type: TypeName, at place: CallPlace
  ) -> Screen? {
    if case .screen(let screen)? = host.alternatives.first { return screen }
    return isHostingView(type)
      ? Screen(origin: .hosted(type), made: place, isInView: true) : nil
  }

  /// Evaluates `super.init(…)` or `self.init(…)`, which initialises `self`.
  func initialise(
    _ name: String, _ call: Call, isSuper: Bool, in frame: inout Frame
  ) -> AbstractValue {
    guard let type = frame.selfType else {
      _ = arguments(of: call, in: &frame)
      return frame.selfValue
    }
    if let initialiser = method(
      name, call, of: isSuper ? frame.owner.map(index.known) ?? type : type,
      isStatic: nil, isSuper: isSuper, in: frame),
      !index.functions[initialiser].declaration.body.isEmpty
    {
      frame.selfValue = initialised(
        initialiser, frame.selfValue, type, call, isMade: false, in: &frame)
      return frame.selfValue
    }
    let place = CallPlace(
      call: index.name(of: type), location: location(call.position, in: frame))
    if case .framework(let framework) = type,
      let value = viewConstruct(framework, call, at: place, in: &frame)
    {
      frame.selfValue = value
      return value
    }
    let arguments = relabelled(arguments(of: call, in: &frame), name)
    if case .framework(let framework) = type {
      frame.selfValue = construct(framework, arguments, call, at: place, in: &frame)
    } else if case let views = hostedViews(of: call, by: type, in: &frame), !views.isEmpty,
      let screen = hostingScreen(frame.selfValue, type, at: place)
    {
      let hosting = views.map { view in
        var screen = screen
        screen.origin = .hosted(view)
        return Alternative.screen(screen)
      }
      frame.selfValue = AbstractValue(alternatives: hosting, isOpen: false)
    } else if let nib = nibName(arguments),
      case .screen(let screen)? = frame.selfValue.alternatives.first
    {
      frame.selfValue = nib.map { alternative in
        guard case .string(let name) = alternative else { return frame.selfValue }
        var screen = screen
        screen.origin = .nib(name: name, owner: type)
        return AbstractValue(.screen(screen))
      }.orElse(frame.selfValue)
    } else if let children = children(arguments), isController(type) {
      let root = call.arguments.first { $0.label == "rootViewController" }?.value
      if let root, givesOwnScreen(root, to: type) {
        for child in children { record(.move(.rootViewController, child), at: place) }
      } else {
        frame.selfValue = AbstractValue(.container(children))
      }
    }
    for argument in arguments where argument.label == "rootView" {
      recordHosting(of: argument.value, by: type, at: place)
    }
    return frame.selfValue
  }
}
