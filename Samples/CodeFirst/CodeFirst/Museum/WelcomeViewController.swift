import UIKit

/// Made in code only: no interface file describes it.
final class WelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.text = "Welcome aboard"
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Start the Tour"
    button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func finish() {
    UserDefaults.standard.set(true, forKey: "hasSeenWelcome")
    dismiss(animated: true)
  }
}
