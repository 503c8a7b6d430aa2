import UIKit

final class WeatherViewController: UIViewController {
  @IBOutlet private var summaryLabel: UILabel!
  @IBOutlet private var temperatureLabel: UILabel!

  func show(degrees: Int, summary: String) {
    loadViewIfNeeded()
    temperatureLabel.text = "\(degrees)°"
    summaryLabel.text = summary
  }
}
