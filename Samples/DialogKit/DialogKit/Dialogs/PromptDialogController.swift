import UIKit

final class PromptDialogController: DialogController, UITextFieldDelegate {
  private static let limit = 40

  @IBOutlet private var counterLabel: UILabel!
  @IBOutlet private var nameField: UITextField!

  override var answer: String { nameField.text ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.delegate = self
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    counterLabel.text = "\(Self.limit - answer.count) characters left"
  }
}
