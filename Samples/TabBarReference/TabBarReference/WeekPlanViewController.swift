import UIKit

final class WeekPlanViewController: UIViewController {
  private(set) var recipes: [Int: Recipe] = [:]

  func plan(_ recipe: Recipe, on weekday: Int) {
    recipes[weekday] = recipe
  }
}
