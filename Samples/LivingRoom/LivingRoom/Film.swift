import Foundation

struct Film: Sendable {
  let title: String
  let plot: String
  let minutes: Int
  let stream: URL?

  var facts: String { "Drama · \(minutes / 60) h \(minutes % 60) min" }

  static let shelf = [
    Film(
      title: "The Lighthouse Keeper",
      plot: "A keeper who has not left his rock for twenty years receives a letter.",
      minutes: 112, stream: URL(string: "https://example.org/lighthouse.m3u8")),
    Film(
      title: "Low Tide", plot: "Two brothers inherit a boat that neither of them can sail.",
      minutes: 96, stream: URL(string: "https://example.org/low-tide.m3u8")),
  ]
}
