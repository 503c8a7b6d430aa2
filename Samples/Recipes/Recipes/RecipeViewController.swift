import UIKit

final class RecipeViewController: UIViewController {
  @IBOutlet private var ingredientsView: UITextView!
  @IBOutlet private var introLabel: UILabel!
  @IBOutlet private var pictureView: UIImageView!
  @IBOutlet private var servesLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!

  var recipe = Recipe.all[0]

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = recipe.title
    ingredientsView.text = recipe.ingredients.joined(separator: "\n")
    pictureView.image = UIImage(named: recipe.picture)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? CookingViewController)?.steps = recipe.steps
  }

  @IBAction func addToList(_ sender: UIButton) {
    sender.isEnabled = false
  }

  @IBAction func toggleFavourite(_ sender: UIBarButtonItem) {
    sender.image = UIImage(systemName: "heart.fill")
  }

  @IBAction func share(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(
      activityItems: [recipe.title], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }

  @IBAction func unwindToRecipe(_ segue: UIStoryboardSegue) {
    UIApplication.shared.isIdleTimerDisabled = false
  }
}
