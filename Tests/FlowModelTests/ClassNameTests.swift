import FlowModel
import Testing

@Suite("The name that a class gives a scene")
struct ClassNameTests {
  @Test(
    "Module, prefix and suffix are removed, and words are split",
    arguments: [
      ("LoginViewController", "Login"),
      ("MYLoginViewController", "Login"),
      ("FulfillmentNavigationController", "Fulfillment Navigation"),
      ("RefreshControlTableViewController", "Refresh Control Table"),
      ("App.SettingsController", "Settings"),
      ("JSAlertController", "Alert"),
      ("Screen_Two", "Screen Two"),
      ("Step2Controller", "Step2"),
      ("PrivacyURLEditor", "Privacy URL Editor"),
      ("Overview", "Overview"),
    ])
  func shortened(className: String, name: String) {
    #expect(Scene.displayName(forClass: className) == name)
  }

  @Test(
    "A class of which nothing would remain keeps a name",
    arguments: [
      ("ViewController", "View Controller"), ("Controller", "Controller"), ("FAQ", "FAQ"),
      ("FAQViewController", "FAQ"), ("UIViewController", "View Controller"), ("_", "_"),
      ("", ""),
    ])
  func nothingLeft(className: String, name: String) {
    #expect(Scene.displayName(forClass: className) == name)
  }
}
