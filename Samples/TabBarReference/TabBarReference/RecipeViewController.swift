import UIKit

final class RecipeViewController: UIViewController {
  @IBOutlet private var methodView: UITextView!
  @IBOutlet private var titleLabel: UILabel!

  var recipe = Recipe.all[0]

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = recipe.title
    methodView.text = recipe.method
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "startCooking" else { return }
    (segue.destination as? CookingTimerViewController)?.remaining = .seconds(recipe.minutes * 60)
  }

  @IBAction func share(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(
      activityItems: [recipe.title, recipe.method], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }
}
