import UIKit

final class FilterViewController: UIViewController {
  @IBOutlet private var minutesLabel: UILabel!
  @IBOutlet private var minutesSlider: UISlider!

  func matches(of recipes: [Recipe]) -> [Recipe] {
    recipes.filter { $0.steps.count * 10 <= Int(minutesSlider.value) }
  }
}
