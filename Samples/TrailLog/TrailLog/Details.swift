import SwiftUI

struct PhotoGrid: View {
  let trail: Trail
  @State private var isShowingCamera = false

  var body: some View {
    ScrollView {
      Button("Take a photo") { isShowingCamera = true }
    }
    .navigationTitle("Photos")
    .fullScreenCover(isPresented: $isShowingCamera) {
      CameraView()
    }
  }
}

/// The camera of UIKit.
struct CameraView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> CaptureViewController {
    CaptureViewController()
  }

  func updateUIViewController(_ controller: CaptureViewController, context: Context) {}
}

final class CaptureViewController: UIViewController {}

struct AuthorView: View {
  let name: String

  var body: some View {
    Text(name)
  }
}

struct ShareView: View {
  let trail: Trail
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Done") { dismiss() }
  }
}

struct TrailEditor: View {
  var body: some View {
    Form {}
      .navigationTitle("New Trail")
  }
}

struct WelcomeView: View {
  var body: some View {
    Text("Welcome")
  }
}

struct StatisticsView: View {
  var body: some View {
    Text("Statistics")
  }
}
