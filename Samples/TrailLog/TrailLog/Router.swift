import Observation

/// What can be pushed in the tab of trails.
enum Route: Hashable {
  case trail(Trail)
  case photos(Trail)
  case author(name: String)
}

/// What can be presented from anywhere.
enum Sheet: Identifiable {
  case newTrail
  case share(Trail)
  case welcome

  var id: String { String(describing: self) }
}

@Observable
final class Router {
  var path: [Route] = []
  var sheet: Sheet?

  func open(_ route: Route) {
    path.append(route)
  }

  func present(_ sheet: Sheet) {
    self.sheet = sheet
  }

  func showWelcome() {
    sheet = .welcome
  }
}

struct Trail: Hashable, Identifiable {
  let id: Int
  let name: String
  let author: String
}
