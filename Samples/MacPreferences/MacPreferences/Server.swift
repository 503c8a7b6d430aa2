struct Server: Sendable {
  enum State: String {
    case reachable = "Reachable"
    case unreachable = "Unreachable"
  }

  let name: String
  let address: String
  var state = State.reachable
}
