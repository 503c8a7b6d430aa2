import FlowModel
import SourceModel

/// The members that run each closure.
///
/// A structure such as an action of a dialogue has a closure for each place that makes one, and a helper or a view of many
/// screens calls it. Which of these closures a call runs is unknown. Such a closure has no member here: its effects are those
/// of the screen or the object that makes the structure.
struct ClosureHomes {
  /// The number of closures in a property of a structure from which on a call does not determine one of them.
  private static let manyClosures = 5

  private let index: SourceIndex
  private let homes: [ClosureRun: Set<Member>]
  /// The properties of which a call does not determine the closure.
  private let ambiguous: Set<Member>

  /// - Parameter callers: The types that call the closures in a property; `nil` among them is a helper of any type.
  init(
    _ homes: [ClosureRun: Set<Member>], calledBy callers: [Member: Set<Int?>], _ index: SourceIndex
  ) {
    var closures: [Member: Set<Int>] = [:]
    for (run, members) in homes {
      for case .property(let property) in members {
        guard let owner = index.declaredEntry(of: property.owner),
          index.types[owner].kind == .structure, !index.isView(owner)
        else { continue }
        closures[.property(property), default: []].insert(run.closure)
      }
    }
    self.index = index
    self.homes = homes
    ambiguous = Set(
      closures.lazy.filter { member, closures in
        guard closures.count >= Self.manyClosures, let callers = callers[member] else {
          return false
        }
        // One controller is the screen that has these structures.
        let only = callers.count == 1 ? callers.first ?? nil : nil
        return only.map { !index.isController(index.known($0)) } ?? true
      }.map(\.key))
  }

  /// - Parameter maker: The type of the body that contains the closure.
  func members(running run: ClosureRun, madeBy maker: Int?) -> Set<Member> {
    guard let members = homes[run] else { return [] }
    guard !ambiguous.isEmpty, let maker,
      index.isController(index.known(maker)) || index.isView(maker) || index.isObject(maker)
    else { return members }
    return members.subtracting(ambiguous)
  }
}
