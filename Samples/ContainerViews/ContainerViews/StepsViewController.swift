import UIKit

final class StepsViewController: UIViewController {
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var progressView: UIProgressView!

  func show(_ steps: Int, goal: Int) {
    loadViewIfNeeded()
    countLabel.text = steps.formatted()
    progressView.progress = Float(steps) / Float(goal)
  }
}
