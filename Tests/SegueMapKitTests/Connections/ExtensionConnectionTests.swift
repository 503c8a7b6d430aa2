import Testing

@testable import SegueMapKit

@Suite("What an app adds to classes of frameworks is followed") struct ExtensionConnectionTests {
  @Test("A method or a property of an extension, on what a framework gives", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    let source = """
      class Log: UIViewController {}
      class Help: UIViewController {}
      extension UIViewController {
        func showInStack(_ page: UIViewController) {
          present(UINavigationController(rootViewController: page), animated: true)
        }
        func add(child: UIViewController) { addChild(child) }
      }

      """
    try sample.expectEdges(beside: source)
  }

  private static let cases = [
    ConnectionCase(
      "a screen whose superclass is that of a library",
      """
      class List: ASDKViewController<ASDisplayNode> {
        override func viewDidLoad() { add(child: Log()) }
        @objc func tapped() { showInStack(Help()) }
      }
      """, "List -addChild-> Log", "List -present-> Help"),
    ConnectionCase(
      "the first of the app's windows",
      """
      extension UIWindow {
        func replaceRoot(by page: UIViewController) { rootViewController = page }
      }
      class List: UIViewController {
        @objc func tapped() {
          if let window = UIApplication.shared.windows.first { window.replaceRoot(by: Log()) }
        }
        @objc func held() { UIApplication.shared.keyWindow?.replaceRoot(by: Help()) }
      }
      """, "List -rootViewController-> Help", "List -rootViewController-> Log"),
    ConnectionCase(
      "the root of the window, and the screen on top of the stack",
      """
      class List: UIViewController {
        @objc func tapped() { view.window?.rootViewController?.showInStack(Log()) }
        @objc func held() { navigationController?.topViewController?.showInStack(Help()) }
      }
      """, "List -present-> Help", "List -present-> Log"),
    ConnectionCase(
      "an object that an extension of views finds",
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func show(_ page: UIViewController) { window?.rootViewController = page }
      }
      extension UIView {
        var sceneDelegate: SceneDelegate? { window?.windowScene?.delegate as? SceneDelegate }
      }
      class List: UIViewController { @objc func tapped() { view.sceneDelegate?.show(Log()) } }
      """, "List -rootViewController-> Log"),
    ConnectionCase(
      "the screen that lists the results of a search",
      """
      class List: UIViewController {
        lazy var search = UISearchController(searchResultsController: Log())
        override func viewDidLoad() { navigationItem.searchController = search }
      }
      """, "List -present-> Log"),
    ConnectionCase(
      "a framework's method with the name of an extension's that only takes a screen of the system",
      """
      extension UIViewController {
        func present(_ picker: UIDocumentPickerViewController, animated: Bool) {
          present(picker as UIViewController, animated: animated, completion: nil)
        }
      }
      class List: UIViewController {
        @objc func tapped() {
          let stack = UINavigationController(rootViewController: Log())
          present(stack, animated: true)
        }
      }
      """, "List -present-> Log"),
  ]
}
