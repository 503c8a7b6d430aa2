/// A property of a type, as something that can be given a value.
struct StoredProperty: Hashable {
  let owner: TypeName
  let name: String
}

/// A member that was looked up in a type.
struct Dispatch: Hashable {
  let type: TypeName
  let member: Callable
}
