struct Tweet: Sendable {
  let author: String
  let handle: String
  let text: String
  var isPromoted = false

  static let samples = [
    Tweet(
      author: "Ines Rocha", handle: "@ines",
      text: "The new tram line opens on Saturday, free rides all day."),
    Tweet(
      author: "Harbour Books", handle: "@harbourbooks",
      text: "Signed first editions, this week only.", isPromoted: true),
  ]
}
