import SwiftUI

struct Film: Identifiable {
  let id: Int
  let title: String
}

final class ProgrammeModel: ObservableObject {
  @Published var films: [Film] = []
  var onSelect: ((Film) -> Void)?

  func select(_ film: Film) {
    onSelect?(film)
  }
}

struct ProgrammeView: View {
  @ObservedObject var model: ProgrammeModel
  @State private var isFiltering = false

  var body: some View {
    List(model.films) { film in
      Button(film.title) { model.select(film) }
    }
    .navigationTitle("Programme")
    .toolbar {
      Button("Filter") { isFiltering = true }
    }
    .sheet(isPresented: $isFiltering) {
      FilterView()
    }
  }
}

struct FilterView: View {
  var body: some View {
    Form { Text("Only tonight") }
      .navigationTitle("Filter")
  }
}
