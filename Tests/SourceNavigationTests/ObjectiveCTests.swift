import SourceNavigation
import Testing

@Suite("Calls in Objective-C") struct ObjectiveCTests {
  @Test("Each way to show a screen has its own kind", arguments: moveCases)
  func moves(_ sample: NavigationCase) {
    let facts = NavigationFacts([
      (
        "List.h",
        """
        #define kMapSegue @"toMap"
        @interface List : UITableViewController
        @property (nonatomic, strong) Detail *detail;
        @end
        @interface Detail : UIViewController
        @end
        """
      ),
      ("Names.m", "NSString * const kDetailID = @\"detail\";"),
      (
        "List.m",
        """
        #import "List.h"
        static NSString * const kLocal = @"local";
        @implementation List
        - (void)go {
          \(sample.source)
        }
        @end
        """
      ),
    ])
    #expect(facts.printed == sample.expected)
  }

  static let moveCases = [
    NavigationCase(
      "push", "[self.navigationController pushViewController:[[Detail alloc] init] animated:YES];",
      "List push made Detail"),
    NavigationCase(
      "present, in a navigation controller",
      "Detail *d = [Detail new];\nUINavigationController *n = [[UINavigationController alloc] "
        + "initWithRootViewController:d];\n[self presentViewController:n animated:YES completion:nil];",
      "List present made Detail"),
    NavigationCase(
      "from a nib",
      "[self showViewController:[[Detail alloc] initWithNibName:@\"D\" bundle:nil] sender:self];",
      "List show nib D of Detail"),
    NavigationCase(
      "of the storyboard",
      "UIViewController *c = [self.storyboard instantiateViewControllerWithIdentifier:kDetailID];\n"
        + "[self.navigationController pushViewController:c animated:YES];", "List push own/detail"),
    NavigationCase(
      "of another storyboard",
      "UIStoryboard *s = [UIStoryboard storyboardWithName:@\"Login\" bundle:nil];\n"
        + "self.window.rootViewController = [s instantiateInitialViewController];",
      "List rootViewController Login/initial"),
    NavigationCase(
      "a segue by a constant", "[self performSegueWithIdentifier:kLocal sender:self];",
      "List performs local"),
    NavigationCase(
      "a segue by a macro", "[self performSegueWithIdentifier:kMapSegue sender:self];",
      "List performs toMap"),
    NavigationCase(
      "a segue by the class's name",
      "[self performSegueWithIdentifier:NSStringFromClass([Detail class]) sender:nil];",
      "List performs Detail"),
    NavigationCase(
      "a segue by a format",
      "[self performSegueWithIdentifier:[NSString stringWithFormat:@\"to%@\", @\"Map\"] sender:nil];",
      "List performs toMap"),
    NavigationCase(
      "in an array that is filled",
      "NSMutableArray *all = [NSMutableArray array];\n[all addObject:[[Detail alloc] init]];\n"
        + "UITabBarController *tabs = [UITabBarController new];\n[tabs setViewControllers:all];\n"
        + "self.window.rootViewController = tabs;", "List rootViewController made Detail"),
    NavigationCase(
      "in a block",
      "__weak typeof(self) weakSelf = self;\n[api load:^{ [weakSelf dismissViewControllerAnimated:YES "
        + "completion:nil]; }];", "List closes by dismissViewControllerAnimated"),
    NavigationCase(
      "by a method of its own",
      "[self showViewController:[self make] sender:nil];\n}\n"
        + "- (UIViewController *)make { return [[Detail alloc] init];", "List show made Detail"),
    NavigationCase(
      "by an instance variable", "_detail = [Detail new];\n[self addChildViewController:_detail];",
      "List addChild made Detail"),
  ]

  @Test("Classes with one name in two apps are distinct")
  func twoApps() {
    let facts = NavigationFacts(
      ["a", "b"].flatMap { app in
        [
          ("\(app)/Home.h", "@interface Home : UIViewController\n@end"),
          (
            "\(app)/Home.m",
            "@implementation Home\n- (void)go { [self performSegueWithIdentifier:@\"\(app)\" sender:nil]; }"
              + "\n@end"
          ),
        ]
      })
    #expect(facts.performances.count == 2)
    #expect(Set(facts.performances.map(\.caller.path)) == ["a/Home.h", "b/Home.h"])
  }

  @Test("A class method that shows its own class has that effect for its caller")
  func ownShow() {
    let facts = NavigationFacts([
      (
        "A.m",
        """
        @interface Editor : UIViewController
        @end
        @implementation Editor
        + (void)showIn:(UIViewController *)host {
          [host presentViewController:[[Editor alloc] init] animated:YES completion:nil]; }
        @end
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)tap { [Editor showIn:self]; }
        @end
        """
      )
    ])
    #expect(facts.printed == ["Home present made Editor"])
  }

  @Test("A method of a subclass replaces the method of its superclass")
  func overriding() {
    let facts = NavigationFacts([
      (
        "A.m",
        """
        @interface Base : UIViewController
        - (void)go;
        - (NSString *)segue;
        @end
        @implementation Base
        - (void)go { [self performSegueWithIdentifier:[self segue] sender:nil]; }
        - (void)back { [self dismissViewControllerAnimated:YES completion:nil]; }
        - (NSString *)segue { return @"base"; }
        @end
        @interface A : Base
        - (void)back;
        @end
        @implementation A
        - (void)back {}
        - (NSString *)segue { return @"a"; }
        @end
        @interface B : Base
        - (void)back;
        @end
        @implementation B
        - (void)back { [super back]; }
        @end
        """
      )
    ])
    #expect(
      facts.printed == [
        "A performs a", "Base closes by dismissViewControllerAnimated, not from A",
        "Base performs base, not from A",
      ])
  }

  @Test("A Swift method can be called by its Objective-C name")
  func swiftMethods() {
    let facts = NavigationFacts([
      (
        "Bridge.swift",
        """
        class Detail: UIViewController {}
        class Help: UIViewController {}
        class Bridge: NSObject {
          @objc static func makeDetail(title: String) -> UIViewController { Detail() }
          @objc static func present(_ screen: UIViewController, on host: UIViewController) throws {
            host.present(screen, animated: true)
          }
          @objc(openScreen:) func open(_ screen: UIViewController) { open { $0.show(screen, sender: nil) } }
          private func open(then: (UIViewController) -> Void) {}
        }
        @objcMembers class Exposed: NSObject {
          func help(forTopic name: String) -> UIViewController { Help() }
        }
        """
      ),
      (
        "List.m",
        """
        @interface List : UIViewController
        @end
        @implementation List
        - (void)push {
          [self.navigationController pushViewController:[Bridge makeDetailWithTitle:@"a"] animated:YES];
        }
        - (void)present { [Bridge present:[Detail new] on:self error:nil]; }
        - (void)help { [[[Bridge alloc] init] openScreen:[Help new]]; }
        - (void)exposed {
          [self presentViewController:[[Exposed new] helpForTopic:@"a"] animated:YES completion:nil];
        }
        @end
        """
      ),
    ])
    #expect(
      facts.printed == [
        "List present made Detail", "List present made Help", "List push made Detail",
        "List show made Help",
      ])
  }

  @Test("A Swift override that calls super has the effects of the Objective-C method")
  func swiftOverride() {
    let facts = NavigationFacts([
      (
        "Base.m",
        """
        @interface Base : UIViewController
        @end
        @implementation Base
        - (IBAction)openWithSender:(id)sender {
          [self presentViewController:[Detail new] animated:YES completion:nil];
        }
        @end
        @interface Detail : UIViewController
        @end
        """
      ),
      (
        "Sub.swift",
        """
        class Sub: Base {
          @IBAction override func open(withSender sender: Any) { super.open(withSender: sender) }
        }
        """
      ),
    ])
    #expect(facts.printed == ["Base present made Detail"])
  }

  @Test("A class with its superclass in a header has the calls in its implementation file")
  func hierarchy() throws {
    let facts = NavigationFacts([
      ("A.h", "@interface Base : UIViewController\n@end\n@interface A : Base\n@end"),
      ("A.m", "@implementation A\n- (IBAction)unwindHome:(UIStoryboardSegue *)segue {}\n@end"),
      (
        "A+Extra.m",
        "@implementation A (Extra)\n- (IBAction)unwindTop:(UIStoryboardSegue *)s {}\n@end"
      ),
    ])
    let a = try #require(facts.classes.entries.first { $0.name == "A" })
    #expect(a.superclass?.name == "Base")
    #expect(a.isController)
    #expect(a.unwindHandlers.map(\.selector) == ["unwindHome:", "unwindTop:"])
  }
}
