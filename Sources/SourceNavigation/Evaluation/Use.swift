/// The use of a member by which a type that is no screen may move on behalf of others.
struct Use: Hashable {
  let member: Member
  /// The static type of the receiver, which may inherit the member.
  let receiver: TypeName?
}

/// What code of an app can call, other than through a variable of its own.
enum Member: Hashable {
  case body(Callable)
  /// The closures that are assigned to a property, or that subscribe to the subject in it.
  case property(StoredProperty)
  /// The observers of a notification.
  case notification(String)
}
