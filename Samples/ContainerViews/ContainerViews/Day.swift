struct Day: Sendable {
  let degrees: Int
  let weather: String
  let nextEvent: String
  let steps: Int
  let stepGoal: Int
  let note: String

  static let sample = Day(
    degrees: 14, weather: "Cloudy, then sun", nextEvent: "09:30  Stand-up with the map team",
    steps: 6210, stepGoal: 10_000, note: "Water the fern")
}
