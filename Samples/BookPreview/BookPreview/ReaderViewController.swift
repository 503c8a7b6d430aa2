import UIKit

final class ReaderViewController: UIViewController {
  @IBOutlet private var textView: UITextView!

  var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.text = text
  }

  @IBAction func pageChanged(_ sender: UISlider) {
    let share = CGFloat(sender.value / sender.maximumValue)
    let offset = share * (textView.contentSize.height - textView.bounds.height)
    textView.setContentOffset(CGPoint(x: 0, y: max(0, offset)), animated: false)
  }

  @IBAction func close(_ sender: UITapGestureRecognizer) {
    dismiss(animated: true)
  }
}
