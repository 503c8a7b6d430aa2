struct Book: Hashable, Sendable {
  let title: String
  let author: String
  let year: Int
  let pages: Int
  let sample: String

  static let library = [
    Book(
      title: "The Waves", author: "Virginia Woolf", year: 1931, pages: 297,
      sample: "The sun had not yet risen."),
    Book(
      title: "Moby-Dick", author: "Herman Melville", year: 1851, pages: 635,
      sample: "Call me Ishmael."),
    Book(
      title: "Emma", author: "Jane Austen", year: 1815, pages: 474,
      sample: "Emma Woodhouse, handsome, clever, and rich, with a comfortable home."),
  ]
}
