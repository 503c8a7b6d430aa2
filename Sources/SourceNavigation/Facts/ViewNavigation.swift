import FlowModel
import SourceModel

/// What the views of an app consist of, and what they request of each other.
struct ViewNavigation {
  /// An effect, and the type that has it.
  private struct Finding<Content> {
    let content: Content
    let caller: Int
    let effect: Effect
  }

  private struct Asked {
    let request: ViewRequest
    let value: AbstractValue
  }

  /// What a type requests, whichever value it passes.
  private struct Source: Hashable {
    let caller: Int
    let request: ViewRequest

    init(_ asked: Finding<Asked>) {
      caller = asked.caller
      request = asked.content.request
    }
  }

  private struct Inclusion: Hashable {
    let whole: Int
    let part: Int
  }

  /// A view that an object makes, and a view that shows it or another one.
  private struct Choice {
    let whole: Int
    let view: Int
    let kind: SegueKind
    let site: CallSite
  }

  private let evaluator: Evaluator
  private let index: SourceIndex
  private var parts: [Int: Set<Int>] = [:]
  /// What parts leave out with the options that they are made with everywhere in a view.
  private var omissions: [Inclusion: ViewOmission] = [:]
  /// The views of which a view shows one, which some object makes.
  private var choices: [Choice] = []
  private var titles: [Int: [String]] = [:]
  private var requests: [Finding<Asked>] = []
  /// The effects of views and controllers by which they request something.
  private(set) var asked: Set<EffectSignatures.Number> = []
  private var answers: [Finding<ViewAnswer>] = []

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    index = evaluator.index
  }

  /// Takes an effect that concerns views.
  ///
  /// - Parameter actor: The type that has the effect.
  /// - Returns: Whether it does.
  mutating func take(_ effect: Effect, of actor: Int) -> Bool {
    let caller = effect.receiver.flatMap(index.entry) ?? actor
    switch effect.action {
    case .include(let view):
      if let part = index.entry(of: view) { add(part, to: caller) }
    case .choose(let kind, let view):
      if let view = index.entry(of: view) {
        let site = CallSite(
          call: effect.place.call, location: effect.place.location, function: effect.function,
          confidence: .possible)
        choices.append(Choice(whole: caller, view: view, kind: kind, site: site))
      }
    case .title(let title):
      if !title.allSatisfy(\.isWhitespace) { titles[caller, default: []].append(title) }
    case .request(let request, let value):
      guard asks(effect, by: actor) else { return true }
      asked.insert(effect.signature)
      requests.append(
        Finding(content: Asked(request: request, value: value), caller: actor, effect: effect))
    case .answer(let answer):
      answers.append(Finding(content: answer, caller: caller, effect: effect))
    default: return false
    }
    return true
  }

  /// Takes the views in what a view's body returns.
  mutating func addParts(of root: Callable, _ body: AbstractValue, of actor: Int) {
    guard index.isView(actor) || index.isAppDelegate(index.known(actor)),
      root.name(in: index) == "body"
    else { return }
    for view in evaluator.shown(in: body) {
      for part in (view.attached + [view.type]).compactMap({ $0.flatMap(index.entry) }) {
        if view.isChoice {
          let name = root.name(in: index)
          let site = CallSite(
            call: name, location: root.location(in: index), function: name, confidence: .possible)
          choices.append(Choice(whole: actor, view: part, kind: .embed, site: site))
        } else {
          let isMade = view.type.flatMap(index.entry) == part
          add(part, to: actor, leavingOut: isMade ? evaluator.omission(of: view) : ViewOmission())
        }
      }
    }
  }

  private mutating func add(
    _ part: Int, to whole: Int, leavingOut omission: ViewOmission = ViewOmission()
  ) {
    guard part != whole else { return }
    for part in index.declarations(of: part, usedBy: whole) {
      parts[whole, default: []].insert(part)
      let inclusion = Inclusion(whole: whole, part: part)
      omissions[inclusion] = omissions[inclusion]?.intersection(omission) ?? omission
    }
  }

  /// Whether what a type requests is shown from there: a view or a controller, and an app delegate that makes the
  /// request itself.
  func asks(_ effect: Effect, by type: Int) -> Bool {
    index.isView(type) || index.isController(index.known(type))
      || !effect.isPassedOn && index.isAppDelegate(index.known(type))
  }

  /// The only view that is shown on a request, and how.
  func answer(
    to request: ViewRequest, for value: AbstractValue, from caller: Int
  ) -> (view: TypeName, kind: SegueKind)? {
    let path = index.types[caller].path
    var shown: (TypeName, SegueKind)?
    for answer in answers
    where answer.content.request == request
      && index.areTogether(path, index.types[answer.caller].path)
    {
      let found = answer.content.views(for: value, evaluator)
      guard found.isSettled, let view = found.types.first, shown.map({ $0.0 == view }) ?? true
      else { return nil }
      shown = (view, answer.content.kind)
    }
    return shown
  }

  mutating func add(to facts: inout NavigationFacts) {
    facts.moves += moves() + hostedViews()
    facts.moves += choiceMoves(besides: facts.moves)
    let places = PartPlaces(index, in: Set(parts.keys))
    for (whole, parts) in parts {
      facts.parts[reference(whole), default: []] += parts.map(reference)
      for part in parts {
        let found = places.places(of: part, in: whole, index)
        if !found.isEmpty {
          facts.partPlaces[reference(Inclusion(whole: whole, part: part))] = found
        }
      }
    }
    for (inclusion, omission) in omissions where !omission.isEmpty {
      facts.omissions.append(
        PartOmission(
          inclusion: reference(inclusion), places: omission.places,
          parts: omission.parts.map(reference)))
    }
    for (type, titles) in titles {
      if Set(titles).count == 1 { facts.titles[reference(type)] = titles[0] }
    }
  }

  /// The moves to views of which others may be shown instead. If one of them is a screen elsewhere, all are screens,
  /// and not parts of the view that shows them. A view that shows any of very many, as the root of all coordinators does,
  /// leads to those that nothing else shows.
  private mutating func choiceMoves(besides moves: [Move]) -> [Move] {
    let screens = Set(
      moves.compactMap { move in
        if case .hosted(let view) = move.destination.origin { view } else { nil }
      })
    var found: [Move] = []
    let choicesByPlace = Dictionary(grouping: choices, by: \.site.location)
    for (_, choices) in choicesByPlace.sorted(by: { $0.key < $1.key }) {
      let shown = choices.filter { screens.contains(reference($0.view)) }.map(\.view)
      let isAny = Set(choices.map(\.view)).count > Evaluator.mostChoices
      for choice in choices {
        if shown.isEmpty && choice.kind == .embed {
          add(choice.view, to: choice.whole)
        } else if !isAny || !shown.contains(choice.view) {
          found += Destination(.hosted(reference(choice.view)))
            .counterparts(usedBy: reference(choice.whole), index).map {
              Move(
                caller: reference(choice.whole), destination: $0, kind: choice.kind,
                site: choice.site)
            }
        }
      }
    }
    return found
  }

  /// The views that hosting controllers show by their declarations.
  private func hostedViews() -> [Move] {
    index.types.enumerated().compactMap { id, type in
      guard let view = index.hostedView(of: index.known(id)) else { return nil }
      return Move(
        caller: reference(id),
        destination: Destination(.hosted(ClassReference(view, in: index, near: type.path))),
        kind: .rootViewController,
        site: CallSite(call: type.name, location: type.position.location(in: type.path)))
    }
  }

  /// The moves that requests make, and those of answers to what nothing is known to request.
  private func moves() -> [Move] {
    let answersByRequest = Dictionary(grouping: answers, by: \.content.request)
    let given = Set(
      requests.lazy.filter { $0.effect.isPassedOn && !$0.content.value.isMere }.map(Source.init))
    var answered: Set<ViewRequest> = []
    var moves: [Move] = []
    for asked in requests {
      // The static type of a parameter is ignored if calls of its function pass known values.
      if asked.content.value.isMere, given.contains(Source(asked)) { continue }
      let path = index.types[asked.caller].path
      var known = (answersByRequest[asked.content.request] ?? []).filter {
        index.areTogether(path, index.types[$0.caller].path)
      }
      if known.isEmpty { continue }
      // Of several views that are bound to the same state, the one that sets it answers.
      let own = known.filter {
        $0.caller == asked.caller
          && !$0.content.views(for: asked.content.value, evaluator).types.isEmpty
      }
      if !own.isEmpty { known = own }
      answered.insert(asked.content.request)
      var kinds: [TypeName: SegueKind] = [:]
      var isSettled = true
      var order: [TypeName] = []
      for answer in known {
        let found = answer.content.views(for: asked.content.value, evaluator)
        isSettled = isSettled && found.isSettled
        for view in found.types where kinds[view] == nil {
          kinds[view] = answer.content.kind
          order.append(view)
        }
      }
      isSettled = isSettled && order.count == 1
      for view in order {
        moves += self.moves(
          from: asked.caller, to: view, kinds[view] ?? .show, asked.effect, isSettled)
      }
    }
    for answer in answers where !answered.contains(answer.content.request) {
      if case .window = answer.content.request { continue }
      if answer.content.request == .settings { continue }
      let found = answer.content.views(for: .unknown, evaluator)
      for view in found.types {
        moves += self.moves(
          from: answer.caller, to: view, answer.content.kind, answer.effect, found.isSettled)
      }
    }
    return Set(moves).sorted { a, b in
      (a.caller.path, a.caller.name, a.site.location, a.destinationName)
        < (b.caller.path, b.caller.name, b.site.location, b.destinationName)
    }
  }

  private func moves(
    from caller: Int, to view: TypeName, _ kind: SegueKind, _ effect: Effect, _ isCertain: Bool
  ) -> [Move] {
    let caller = reference(caller)
    let destination = Destination(.hosted(ClassReference(view, in: index, near: caller.path)))
    return destination.counterparts(usedBy: caller, index).map {
      Move(
        caller: caller, destination: $0, kind: kind, site: effect.site(isCertain: isCertain))
    }
  }

  private func reference(_ type: Int) -> ClassReference {
    ClassReference(index.known(type), in: index, near: index.types[type].path)
  }

  private func reference(_ inclusion: Inclusion) -> PartInclusion {
    PartInclusion(part: reference(inclusion.part), whole: reference(inclusion.whole))
  }
}

extension AbstractValue {
  /// Whether nothing but a type is known of it.
  fileprivate var isMere: Bool { alternatives.allSatisfy(\.isPlaceholder) }
}

extension Move {
  fileprivate var destinationName: String { destination.className ?? "" }
}
