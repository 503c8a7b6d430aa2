import FlowModel

/// The use of a member by which a type that is no screen may move on behalf of others.
struct Use: Hashable {
  let member: Member
  /// The static type of the receiver, which may inherit the member.
  let receiver: TypeName?
  /// What of the member runs with the arguments of this use.
  var run = UsedRun.known(MemberRun())
  /// The member by which the use is made, if it is not the body's own.
  var by: Member?
  /// Whether a framework makes the call, on an object that the source makes.
  var isImplied = false
  /// Whether the object is made there, by the source or by a framework.
  var makesReceiver = false
  /// Who wrote the closures among the arguments.
  var closures = ClosureOrigin.caller
  /// How the caller shows the navigation controller with which it makes the receiver; `nil` if it makes none.
  var stackKind: SegueKind?
}

/// What of a member runs when it is used.
enum UsedRun: Hashable {
  case known(MemberRun)
  /// What runs in a context of the call. Within a cycle of calls, that is determined when all rounds have ended: what
  /// one of them passes on would depend on what the others leave out.
  case inContext(CallContext)
}

/// What code of an app can call, other than through a variable of its own.
enum Member: Hashable {
  case body(Callable)
  /// The closures that are assigned to a property, or that subscribe to the subject in it.
  case property(StoredProperty)
  /// What those closures do for one case of an enumeration, by its name.
  case event(StoredProperty, String)
  /// The observers of a notification.
  case notification(String)
}

/// An evaluation of a closure.
struct ClosureRun: Hashable {
  /// The number of the closure.
  let closure: Int
  /// The name of the case that is sent to the closure; `nil` for any.
  var event: String?
}

/// A screen that is made with an object, such as its view model.
struct Equipment: Hashable {
  let screen: Int
  let object: Int
  let place: CallPlace
}

/// Where a member is used.
struct UseSite {
  let path: String
  /// The type of the body's `self`.
  let selfType: TypeName?
  /// The names of parameters and variables.
  let locals: Dictionary<String, AbstractValue>.Keys

  init(_ frame: Frame) {
    path = frame.path
    selfType = frame.selfType
    locals = frame.locals.keys
  }
}
