import SwiftUI
import UIKit

protocol FilmViewDelegate: AnyObject {
  func filmViewDidAskForSeats(of film: Film)
}

struct FilmView: View {
  let film: Film
  weak var delegate: FilmViewDelegate?
  @State private var showsTrailer = false

  var body: some View {
    VStack {
      Text(film.title)
      Button("Trailer") { showsTrailer = true }
      Button("Choose seats") { delegate?.filmViewDidAskForSeats(of: film) }
      NavigationLink("Reviews") { ReviewsView(film: film) }
    }
    .navigationTitle("Film")
    .sheet(isPresented: $showsTrailer) {
      TrailerView(film: film)
    }
  }
}

struct ReviewsView: View {
  let film: Film

  var body: some View {
    List { Text("★★★★☆") }
      .navigationTitle("Reviews")
  }
}

struct TrailerView: UIViewControllerRepresentable {
  let film: Film

  func makeUIViewController(context: Context) -> TrailerController {
    TrailerController(film: film)
  }

  func updateUIViewController(_ controller: TrailerController, context: Context) {}
}

final class TrailerController: UIViewController {
  private let film: Film

  init(film: Film) {
    self.film = film
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
