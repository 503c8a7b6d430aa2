import SwiftUI

struct ProfileView: View {
  @Environment(Router.self) private var router
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Settings", destination: SettingsView())
        NavigationLink {
          AboutView()
        } label: {
          Label("About", systemImage: "info.circle")
        }
        Button("Welcome") { router.showWelcome() }
      }
      .navigationTitle("Profile")
      .sheet(isPresented: $isEditing) { ProfileEditor() }
    }
  }
}

struct ProfileEditor: View {
  var body: some View { Form {} }
}

struct SettingsView: View {
  var body: some View {
    Form {}
      .navigationTitle("Settings")
  }
}

struct AboutView: View {
  var body: some View { Text("About") }
}

struct MapScreen: View {
  @Environment(\.openWindow) private var openWindow
  @State private var selection: Trail?

  var body: some View {
    ZStack {
      Button("Statistics") { openWindow(id: "statistics") }
    }
    .popover(item: $selection) { trail in
      TrailView(trail: trail)
    }
  }
}

#Preview {
  MapScreen()
}
