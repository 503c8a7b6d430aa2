import AppleFrameworks
import FlowModel
import SourceModel

extension Evaluator {
  /// The object that `Type(…)` or `[[Type alloc] init…]` makes.
  ///
  /// - Parameter name: `init`, or the first part of an Objective-C initialiser.
  func construct(
    _ type: TypeName, _ call: Call, _ name: String, expecting expected: TypeName?,
    in frame: inout Frame
  ) -> AbstractValue {
    let place = CallPlace(
      call: index.name(of: type), location: location(call.position, in: frame))
    if case .declared(let entry) = type, index.types[entry].kind == .protocol {
      // `Self()` in an extension makes an object of whichever type adopts it.
      _ = self.arguments(of: call, in: &frame)
      return AbstractValue(.instance(type, [:]))
    }
    recordOffers(of: type, by: call, name, at: place, in: frame)
    recordUses(ofClosuresIn: call, in: frame)
    let arguments = { [self] (frame: inout Frame) -> Arguments in
      let given = self.arguments(of: call, in: &frame) { declaredType(ofProperty: $0, of: type) }
      return relabelled(given, name)
    }
    if case .declared(let entry) = type, index.isView(entry), !isController(type) {
      let given = arguments(&frame)
      keepArguments(given, of: type)
      noteModels(of: type, call, given, in: frame)
      if let shown = shown(by: entry, with: given, at: place) { return shown }
      return viewWithOwnContent(type, call, given, in: &frame) ?? view(type, given, at: place)
    }
    if case .declared(let entry) = type, index.isHost(ofAnyView: entry),
      let hosted = hosted(by: type, call, at: place, in: &frame)
    {
      return hosted
    }
    if let initialiser = method(
      name, call, of: type, isStatic: name == "init" ? nil : false, isSuper: false, in: frame),
      !index.functions[initialiser].declaration.body.isEmpty, takesClosures(initialiser, of: call)
    {
      return run(initialiser, making: type, call, at: place, in: &frame)
    }
    if let other = otherInitialisation(of: type, by: call, name),
      method("init", other, of: type, isStatic: nil, isSuper: false, in: frame) != nil
    {
      return construct(type, other, "init", expecting: expected, in: &frame)
    }
    switch type {
    case .framework(let framework):
      if let value = viewConstruct(framework, call, at: place, in: &frame) { return value }
      return amongRows(ViewCalls.lists.contains(framework)) {
        let arguments = arguments(&frame)
        handOverOwner(framework, call, arguments, in: frame)
        recordTarget(of: call, arguments, in: frame)
        return construct(framework, arguments, call, at: place, in: &frame)
      }
    case .declared(let entry):
      if makesScene(call, besides: entry),
        let value = viewConstruct(index.types[entry].name, call, at: place, in: &frame)
      {
        return value
      }
      let arguments = arguments(&frame)
      if let contents = contents(of: arguments, in: call) { return contents }
      if let hosted = hosted(by: type, call, at: place, in: &frame) { return hosted }
      guard isController(type), !isSystem(type) else {
        guard index.types[entry].kind != .enumeration else {
          // `Tab(rawValue: …)` is any case.
          return AbstractValue(.instance(type, [:]))
        }
        keepClosures(in: arguments, of: type)
        return AbstractValue(.instance(type, fields(arguments)))
      }
      return controller(type, arguments, at: place)
    }
  }

  /// Whether an initialiser has parameters for the closures of a call. Otherwise a framework's type of the same name is
  /// made, such as a `Group` of views.
  private func takesClosures(_ initialiser: Int, of call: Call) -> Bool {
    let function = index.functions[initialiser]
    let parameters = function.declaration.parameters
    return zip(parameters, parameters.arguments(call.labels)).allSatisfy { parameter, match in
      guard let match, case .closure = call.arguments[match].value else { return true }
      return index.mayBeFunction(parameter.type, in: function.owner)
    }
  }

  /// Whether a call makes a scene of SwiftUI, such as `Settings { … }`, and not a type of the app with that name.
  private func makesScene(_ call: Call, besides type: Int) -> Bool {
    guard case .closure? = call.arguments.last?.value,
      case .scene? = ViewCalls.action(
        of: index.types[type].name, labels: call.arguments.map(\.label))
    else { return false }
    return !index.types[type].variables.values.contains {
      index.mayBeFunction(index.variables[$0].declaration.type, in: type)
        && index.variables[$0].declaration.value == nil
    }
  }

  /// The arguments with the first label, which `initWithNibName:bundle:` has in its name.
  func relabelled(_ arguments: Arguments, _ name: String) -> Arguments {
    guard name.hasPrefix("initWith"), !arguments.isEmpty else { return arguments }
    var arguments = arguments
    arguments[0].label = name.firstLabel
    return arguments
  }

  func fields(_ arguments: Arguments) -> [String: AbstractValue] {
    var fields: [String: AbstractValue] = [:]
    for argument in arguments {
      guard let label = argument.label, isTelling(argument.value, as: label) else { continue }
      fields[label] = argument.value.asField
    }
    return fields
  }

  /// A controller of the app that has no initialiser of its own.
  private func controller(_ type: TypeName, _ arguments: Arguments, at place: CallPlace)
    -> AbstractValue
  {
    // A library's controller that is initialised with another controller shows it, as UIKit's
    // containers do.
    let isContainer =
      index.frameworkClass(of: type).map(FrameworkClasses.isContainer) == true
      || hasForeignBase(type)
    if type.isFramework, let view = arguments.first(where: { $0.value.isView(self) })?.value {
      return view.map { alternative in
        guard let type = alternative.type, isView(type) else { return .unknown }
        return AbstractValue(screen(.hosted(type), nil, at: place))
      }
    }
    if isContainer, let children = children(arguments) ?? libraryContents(arguments, of: type) {
      let container = AbstractValue(.container(children))
      noteContents(of: type, container, at: place)
      return container
    }
    if type.isFramework, let pages = pages(arguments, at: place) {
      // Its own method shows it. What shows a controller of another kind shows its pages.
      if index.name(of: type).hasSuffix("WindowController") {
        for page in pages { record(.move(.viewControllers, page), at: place) }
      } else {
        for screen in pages.flatMap(\.screens) { record(.make(screen), at: place) }
      }
      return AbstractValue(.container(pages))
    }
    if let nib = nibName(arguments) {
      // Without a name, UIKit looks for a nib with the name of the class.
      return nib.alternatives.isEmpty
        ? AbstractValue(screen(.made(type), nil, at: place))
        : nibScreens(nib, owner: type, at: place)
    }
    return AbstractValue(screen(.made(type), nil, at: place))
  }

  func nibName(_ arguments: Arguments) -> AbstractValue? {
    arguments.first { $0.label == "nibName" || $0.label == "windowNibName" }?.value
  }

  private func nibScreens(_ nib: AbstractValue, owner: TypeName?, at place: CallPlace)
    -> AbstractValue
  {
    nib.map { alternative in
      switch alternative {
      case .string(let name): AbstractValue(screen(.nib(name: name, owner: owner), nil, at: place))
      case .accessor(let accessor):
        accessor.nib.map { AbstractValue(screen(.nib(name: $0, owner: owner), nil, at: place)) }
          ?? .unknown
      default: owner.map { AbstractValue(screen(.made($0), nil, at: place)) } ?? .unknown
      }
    }
  }

  /// The controllers and views in lists with which a controller of a library is initialised, such as the panes of a
  /// settings window; `nil` if there are none.
  private func pages(_ arguments: Arguments, at place: CallPlace) -> [AbstractValue]? {
    var pages: [AbstractValue] = []
    for case .array(let elements) in arguments.lazy.flatMap(\.value.alternatives) {
      for element in elements {
        if !element.screens.isEmpty { pages.append(element) }
        for view in element.alternatives.compactMap(\.type)
        where isAppView(view) {
          pages.append(AbstractValue(screen(.hosted(view), nil, at: place)))
        }
      }
    }
    return pages.isEmpty ? nil : pages
  }

  /// The controllers with which a container is initialised; `nil` if there are none.
  func children(_ arguments: Arguments) -> [AbstractValue]? {
    let labels: Set = [
      "rootViewController", "viewControllers", "viewController", "contentViewController",
      "searchResultsController", "sidebarWithViewController", "contentListWithViewController",
      "inspectorWithViewController",
    ]
    let children = arguments.filter { labels.contains($0.label ?? "") }.flatMap(\.value.elements)
    return children.isEmpty ? nil : children
  }

  /// The controllers with which a controller of a library is initialised under labels of its own, as a sheet is with its
  /// content; `nil` if there are none.
  private func libraryContents(_ arguments: Arguments, of type: TypeName) -> [AbstractValue]? {
    guard type.isFramework else { return nil }
    let contents = arguments.filter { label, value in
      value.alternatives.contains(where: \.isShown)
        || (label.map(Self.contentLabels.contains) == true
          && value.alternatives.contains { $0.type.map(isController) == true })
    }.map(\.value)
    return contents.isEmpty ? nil : contents
  }

  private static let contentLabels: Set = [
    "controller", "content", "contentController", "childViewController", "child",
  ]

  func construct(
    _ framework: String, _ arguments: Arguments, _ call: Call, at place: CallPlace,
    in frame: inout Frame
  ) -> AbstractValue {
    let type = TypeName.framework(framework)
    switch framework {
    case "UIStoryboard", "NSStoryboard":
      return storyboard(named: arguments.first?.value ?? .unknown)
    case "UINib", "NSNib":
      if let first = arguments.first { record(.loadNib(first.value), at: place) }
      return .unknown
    case "String", "NSString":
      guard let first = arguments.first else { return .unknown }
      return first.label == "format" ? formatted(arguments) : text(of: first.value)
    case "AnyView": return arguments.first?.value ?? .unknown
    case "Array" where call.copiesList: return arguments[0].value
    case "NavigationView", "NavigationStack": return content(of: arguments)
    case _ where FrameworkClasses.hosting.contains(framework):
      return hostedViews(of: call, in: &frame).map { alternative in
        guard let type = alternative.type, isView(type), isScreen(alternative) else {
          return .unknown
        }
        return AbstractValue(hosted(type, by: .framework(framework), at: place, in: frame))
      }
    case _ where FrameworkClasses.windows.contains(framework):
      return window(type, arguments, call, in: frame)
    case _ where FrameworkClasses.isContainer(framework):
      return AbstractValue(.container(children(arguments) ?? []))
    case _ where framework.wrapsText:
      return arguments.first?.value ?? .unknown
    default:
      if FrameworkClasses.superclass(of: framework) != nil, let nib = nibName(arguments),
        !nib.alternatives.isEmpty
      {
        return nibScreens(nib, owner: nil, at: place)
      }
      guard isController(type), !FrameworkClasses.isSystem(framework) else {
        if FrameworkClasses.isLibraryWindow(framework), show(arguments, inWindowMadeAt: place) {
          return AbstractValue(.instance(type, [:]))
        }
        let arguments = repeated(arguments, by: call, in: frame)
        let contents = contents(of: arguments, in: framework, by: call)
        return (ViewCalls.labelled.contains(framework) ? contents?.asLabel : contents)
          ?? AbstractValue(.instance(type, [:]))
      }
      return controller(type, arguments, at: place)
    }
  }

  /// Shows the SwiftUI view with which a library's window is initialised.
  ///
  /// - Returns: Whether there is one.
  private func show(_ arguments: Arguments, inWindowMadeAt place: CallPlace) -> Bool {
    let content = arguments.filter { $0.label.map(ViewCalls.contentLabels.contains) ?? true }
    let screens = contents(of: content).map(screens) ?? []
    guard !screens.isEmpty else { return false }
    let shown = screens.map { screen(.hosted($0), nil, at: place) }
    record(
      .move(.rootViewController, AbstractValue(alternatives: shown, isOpen: false)), at: place)
    return true
  }

  /// A window, which shows the controller with which it is initialised.
  private func window(
    _ type: TypeName, _ arguments: Arguments, _ call: Call, in frame: Frame
  ) -> AbstractValue {
    let window = AbstractValue(.instance(type, [:]))
    for argument in arguments where argument.label == "contentViewController" {
      assignProperty(
        "contentViewController", of: window, argument.value, madeBy: call, at: call.position,
        in: frame)
    }
    return window
  }

  func storyboard(named name: AbstractValue) -> AbstractValue {
    let storyboards = name.map { alternative in
      switch alternative {
      case .string(let text): AbstractValue(.storyboard(.named(text.withoutStoryboardExtension)))
      case .accessor(let accessor):
        accessor.storyboard.map { AbstractValue(.storyboard($0)) }
          ?? AbstractValue(.storyboard(.any))
      default: AbstractValue(.storyboard(.any))
      }
    }
    return storyboards.alternatives.isEmpty ? AbstractValue(.storyboard(.any)) : storyboards
  }

  // MARK: - Objective-C

  func objectiveCResult(
    of name: String, on receiver: AbstractValue, _ call: Call, expecting expected: TypeName?,
    in frame: inout Frame
  ) -> AbstractValue? {
    let results = receiver.alternatives.compactMap {
      objectiveCResult(of: name, on: $0, call, expecting: expected, in: &frame)
    }
    return results.isEmpty ? nil : .any(results)
  }

  private func objectiveCResult(
    of name: String, on receiver: Alternative, _ call: Call, expecting expected: TypeName?,
    in frame: inout Frame
  ) -> AbstractValue? {
    switch (receiver, name) {
    case (.type(let type), "alloc"): AbstractValue(.allocated(type))
    case (.type(let type), "new"), (.type(let type), "init"):
      construct(type, call, "init", expecting: expected, in: &frame)
    case (.type(let type), "class"): AbstractValue(.type(type))
    case (.type(let type), "description"): AbstractValue(.string(simpleName(of: type)))
    case (.instance(let type, _), "class"): AbstractValue(.type(type))
    case (.allocated(let type), _) where name.hasPrefix("init"):
      construct(type, call, name, expecting: expected, in: &frame)
    case (.type(.framework("UIStoryboard")), "storyboardWithName"),
      (.type(.framework("NSStoryboard")), "storyboardWithName"):
      storyboard(named: arguments(of: call, in: &frame).first?.value ?? .unknown)
    case (.type(.framework("NSStoryboard")), "mainStoryboard"): AbstractValue(.storyboard(.main))
    default: nil
    }
  }
}

extension AbstractValue {
  func orElse(_ other: AbstractValue) -> AbstractValue {
    alternatives.isEmpty ? other : self
  }
}

extension String {
  /// The first label of an Objective-C initialiser, as imported into Swift.
  var firstLabel: String {
    let label = dropFirst("initWith".count)
    return label.prefix(1).lowercased() + label.dropFirst()
  }

  fileprivate var withoutStoryboardExtension: String {
    hasSuffix(".storyboard") ? String(dropLast(".storyboard".count)) : self
  }
}

extension String {
  /// Whether a type of a framework is a text with a meaning, such as `NSStoryboard.SceneIdentifier`.
  var wrapsText: Bool { hasSuffix("Identifier") || hasSuffix(".Name") }
}
