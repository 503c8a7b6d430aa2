import SwiftUI

struct TrailList: View {
  @Environment(Router.self) private var router
  let trails: [Trail] = []

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(trails) { trail in
        TrailRow(trail: trail)
      }
      .navigationTitle("Trails")
      .toolbar {
        Button("New", systemImage: "plus") { router.present(.newTrail) }
      }
      .routes()
    }
  }
}

struct TrailRow: View {
  let trail: Trail

  var body: some View {
    NavigationLink(value: Route.trail(trail)) {
      Text(trail.name)
    }
  }
}

extension View {
  /// Shows what the routes lead to.
  func routes() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .trail(let trail): TrailView(trail: trail)
      case .photos(let trail): PhotoGrid(trail: trail)
      case .author(let name): AuthorView(name: name)
      }
    }
  }
}

struct TrailView: View {
  @Environment(Router.self) private var router
  let trail: Trail

  var body: some View {
    VStack {
      Text(trail.name)
      actions
    }
    .navigationTitle("Trail")
  }

  private var actions: some View {
    HStack {
      Button("Photos") { router.open(.photos(trail)) }
      Button(trail.author) { router.open(.author(name: trail.author)) }
      Button("Share") { router.present(.share(trail)) }
    }
  }
}
