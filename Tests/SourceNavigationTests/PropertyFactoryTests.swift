import SourceNavigation
import Testing

@Suite("Properties that make screens")
struct PropertyFactoryTests {
  @Test("A screen that a property makes through a helper is found where it is passed on")
  func helper() {
    let facts = NavigationFacts(
      swift: """
        class Provider {
          private func instantiate(_ id: String) -> UIViewController {
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id)
          }
          var icon: UIViewController { instantiate("Icon") }
        }
        class ViewModel {
          var provider: Provider
          var onPush: ((UIViewController) -> Void)?
          init(provider: Provider) { self.provider = provider }
          func show() { push(provider.icon) }
          private func push(_ view: UIViewController) { onPush?(view) }
        }
        """)
    #expect(facts.printed == ["Provider instantiate Main/Icon ?"])
  }
}

@Suite("Closures and factories in properties and results")
struct KeptClosureTests {
  @Test("The effects of a closure in a property belong to the body that contains the closure")
  func property() {
    let facts = NavigationFacts(
      swift: """
        class Form: UIViewController {}
        class Add {
          private let go: ((UIViewController) -> Void)?
          private let navigation = UINavigationController()
          init(go: ((UIViewController) -> Void)? = nil) { self.go = go }
          func start() {
            let form = Form()
            guard let go else { return navigation.pushViewController(form, animated: true) }
            go(form)
          }
        }
        class Split {
          let secondary = UINavigationController()
          func create() { Add(go: { [weak self] vc in self?.show(vc) }).start() }
          private func show(_ vc: UIViewController) {
            secondary.setViewControllers([vc], animated: false)
          }
        }
        """)
    #expect(facts.printed == ["Add push made Form", "Split viewControllers made Form"])
  }

  @Test("An Objective-C factory that returns its own type returns the object that it makes")
  func instancetype() {
    let facts = NavigationFacts([
      (
        "Details.m",
        """
        @interface Details : UIViewController
        @end
        @implementation Details
        + (instancetype)details {
          return [[[self class] alloc] initWithNibName:@"DetailsScreen" bundle:nil];
        }
        @end
        @interface List : UIViewController
        @end
        @implementation List
        - (void)show {
          Details *details = [Details details];
          [self.navigationController pushViewController:details animated:YES];
        }
        @end
        """
      )
    ])
    #expect(facts.printed == ["List push nib DetailsScreen of Details"])
  }

  @Test("A call that closes an alias of self closes the screen itself")
  func alias() {
    let facts = NavigationFacts(
      swift: """
        class Detail: UIViewController {
          func close() {
            run { [weak self] in
              guard let strongSelf = self else { return }
              strongSelf.navigationController?.popViewController(animated: true)
            }
          }
        }
        """)
    #expect(facts.printed == ["Detail closes by popViewController"])
  }
}
