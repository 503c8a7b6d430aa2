import UIKit

final class LoginViewController: UIViewController {
  private enum SegueID {
    static let didSignIn = "didSignIn"
  }

  @IBOutlet private var errorLabel: UILabel!
  @IBOutlet private var passwordField: UITextField!
  @IBOutlet private var signInButton: UIButton!
  @IBOutlet private var userField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    errorLabel.isHidden = true
  }

  @IBAction func signIn(_ sender: UIButton) {
    let (name, password) = (userField.text ?? "", passwordField.text ?? "")
    signInButton.isEnabled = false
    Task {
      do {
        let session = try await Session.signIn(userName: name, password: password)
        performSegue(withIdentifier: SegueID.didSignIn, sender: session)
      } catch {
        errorLabel.isHidden = false
      }
      signInButton.isEnabled = true
    }
  }

  @IBAction func unwindToLogin(_ segue: UIStoryboardSegue) {
    passwordField.text = nil
    errorLabel.isHidden = true
  }
}
