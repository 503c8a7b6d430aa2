extension UnwindFault {
  /// In as many words as a mark has room for.
  package var phrase: String {
    switch self {
    case .noHandler: "no handler"
    case .noWayIn: "no way in passes a handler"
    }
  }

  package var explanation: String {
    switch self {
    case .noHandler: "no class has a method of that name"
    case .noWayIn: "classes have a method of that name, but no way in passes a scene of theirs"
    }
  }
}
