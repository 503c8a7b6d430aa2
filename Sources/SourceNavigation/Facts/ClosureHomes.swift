import FlowModel
import SourceModel

/// The members that run closures, as far as these are told apart by them.
///
/// A structure such as an action of a dialogue is made in many places, each with a closure of its own, and called by a
/// helper or a view that many screens have. What calls the closure of one of them would call those of all: the closure
/// belongs to the screen or the object that makes the structure then.
struct ClosureHomes {
  /// The number of closures in a property of a structure from which on they belong to what makes the structures.
  private static let manyClosures = 5

  private let index: SourceIndex
  private let homes: [ClosureRun: Set<Member>]
  private let crowded: Set<Member>

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
    crowded = Set(
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
    guard !crowded.isEmpty, let maker,
      index.isController(index.known(maker)) || index.isView(maker) || index.isObject(maker)
    else { return members }
    return members.subtracting(crowded)
  }
}
