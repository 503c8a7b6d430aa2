import Foundation

struct Recipe: Identifiable, Sendable {
  let id: Int
  let title: String
  let minutes: Int
  let servings: Int
  let method: String

  var facts: String { "\(minutes) min · serves \(servings)" }

  static let all = [
    Recipe(
      id: 1, title: "Mushroom risotto", minutes: 35, servings: 4,
      method: "Soften the shallots in butter, stir in the rice and let it turn glassy."),
    Recipe(
      id: 2, title: "Caldo verde", minutes: 40, servings: 6,
      method: "Boil the potatoes with the onion, crush them, add the shredded kale."),
  ]
}
