import FlowModel
import SourceModel

/// What of a view's body does not count with the options with which another view makes it:
/// `Card(isEditable: false)`.
struct ViewOmission {
  /// The calls that do not run.
  var places: Set<SourceLocation> = []
  /// The parts that are not shown.
  var parts: Set<Int> = []

  var isEmpty: Bool { places.isEmpty && parts.isEmpty }

  func intersection(_ other: ViewOmission) -> ViewOmission {
    ViewOmission(
      places: places.intersection(other.places), parts: parts.intersection(other.parts))
  }
}

extension Evaluator {
  /// What a view leaves out with the options that it is made with; nothing if they exclude nothing.
  func omission(of view: Alternative) -> ViewOmission {
    guard case .instance(let type, let fields) = view, let entry = index.entry(of: type),
      let id = index.types[entry].variables["body"],
      case let options = fields.filter(\.value.isOption), !options.isEmpty
    else { return ViewOmission() }
    let own = findings(of: Body(.variable(id)))
    let context = CallContext(
      callable: .variable(id), receiver: AbstractValue(.instance(type, options)), selfType: type)
    var shown: Set<Int> = []
    let activation = follow(.variable(id), making: nil) {
      shown = parts(of: result(in: context))
    }
    if activation.isIncomplete { return ViewOmission() }
    return ViewOmission(
      places: Set(own.effects.lazy.map(\.place.location))
        .subtracting(activation.effects.lazy.map(\.place.location)),
      parts: parts(of: own.value).subtracting(shown))
  }

  private func parts(of body: AbstractValue) -> Set<Int> {
    Set(allViews(in: body).compactMap(index.entry))
  }
}
