struct Recipe {
  var title: String
  var facts: String
  var picture: String
  var ingredients: [String]
  var steps: [String]

  static let all = [
    Recipe(
      title: "Tomato Tart with Thyme", facts: "45 min · serves 4 · easy", picture: "Hero",
      ingredients: ["1 sheet of puff pastry", "6 ripe tomatoes", "4 sprigs of thyme"],
      steps: ["Heat the oven to 200 °C.", "Lay the tomatoes over the mustard, cut side up."]),
    Recipe(
      title: "Pea Soup with Mint", facts: "25 min · serves 2", picture: "Soup",
      ingredients: ["500 g of peas", "1 bunch of mint"], steps: ["Boil the peas for six minutes."]),
  ]
}
