import SwiftUI

@main
struct TrailLogApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(router)
    }
    .commands {
      HelpCommands()
    }

    #if os(macOS)
      Settings {
        SettingsView()
      }
    #endif

    Window("Statistics", id: "statistics") {
      StatisticsView()
    }
  }
}

struct HelpCommands: Commands {
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandMenu("Trails") {
      Button("Statistics") { openWindow(id: "statistics") }
    }
  }
}
