import SwiftUI

struct RootView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    TabView {
      TrailList()
        .tabItem { Label("Trails", systemImage: "map") }
      MapScreen()
        .tabItem { Label("Map", systemImage: "globe") }
      ProfileView()
        .tabItem { Label("Profile", systemImage: "person") }
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .newTrail:
        NavigationStack { TrailEditor() }
      case .share(let trail):
        ShareView(trail: trail)
      case .welcome:
        WelcomeView()
      }
    }
  }
}
