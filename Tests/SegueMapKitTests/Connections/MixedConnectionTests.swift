import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Calls between Swift and Objective-C") struct MixedConnectionTests {
  @Test(
    "Swift calls a method of Objective-C by its name in Swift",
    arguments: [
      ("showDetailForItem:(Item *)item", "flow.showDetail(for: item)"),
      ("showDetailForName:(NSString *)name", "flow.showDetail(forName: name)"),
      ("showDetailWithItem:(Item *)item", "flow.showDetail(with: item)"),
      ("openItem:(Item *)item animated:(BOOL)animated", "flow.open(item, animated: true)"),
      ("openURL:(NSURL *)url", "flow.open(url)"),
      ("showDetail", "flow.showDetail()"),
    ])
  func swiftName(method: String, call: String) throws {
    let sketch = try SourceSketch(
      """
      class List: UIViewController {
        let flow: Flow
        func tap(_ item: Item, name: String, url: URL) { \(call) }
      }
      """,
      objectiveC: """
        @interface Detail : UIViewController
        @end
        @interface Flow : NSObject
        @property UINavigationController *nav;
        @end
        @implementation Flow
        - (void)\(method) { [self.nav pushViewController:[[Detail alloc] init] animated:YES]; }
        - (void)showDetailForOther:(NSArray *)others { [self showMenu]; }
        - (void)showMenu { [self.nav pushViewController:[[UIAlertController alloc] init] animated:YES]; }
        @end
        """)
    #expect(sketch.edges == ["List -push-> Detail by Flow"])
  }

  @Test("A class of Objective-C does what a protocol of Swift requires")
  func requirement() throws {
    let sketch = try SourceSketch(
      """
      @objc protocol ListDelegate { func didPick(item: Item) }
      class List: UIViewController {
        var delegate: ListDelegate?
        func tap(_ item: Item) { delegate?.didPick(item: item) }
      }
      """,
      objectiveC: """
        @interface Detail : UIViewController
        @end
        @interface Flow : NSObject <ListDelegate>
        @property UINavigationController *nav;
        @end
        @implementation Flow
        - (void)start {
          List *list = [[List alloc] init];
          list.delegate = self;
        }
        - (void)didPickWithItem:(Item *)item { [self.nav pushViewController:[[Detail alloc] init] animated:YES]; }
        @end
        """)
    #expect(sketch.edges.contains("List -push-> Detail by Flow"))
  }

  @Test("A class method that is read like a property gives its object")
  func accessor() throws {
    let sketch = try SourceSketch(
      "",
      objectiveC: """
        @interface Detail : UIViewController
        @end
        @interface Manager : NSObject
        + (Manager *)shared;
        - (void)showFrom:(UIViewController *)screen;
        @end
        @implementation Manager
        + (Manager *)shared { return sharedManager(); }
        - (void)showFrom:(UIViewController *)screen {
          [screen presentViewController:[[Detail alloc] init] animated:YES completion:nil];
        }
        @end
        @interface List : UIViewController
        @end
        @implementation List
        - (void)tap { [Manager.shared showFrom:self]; }
        @end
        """)
    #expect(sketch.edges == ["List -present-> Detail by Manager"])
  }

  @Test("Objective-C reads a static property of Swift by a call")
  func staticProperty() throws {
    let sketch = try SourceSketch(
      """
      class Detail: UIViewController {}
      @objcMembers class Router: NSObject {
        static let shared = Router()
        func show(from page: UIViewController) { page.present(Detail(), animated: true) }
      }
      """,
      objectiveC: """
        @interface List : UIViewController
        @end
        @implementation List
        - (void)tap { [[Router shared] showFrom:self]; }
        @end
        """)
    #expect(sketch.edges == ["List -present-> Detail by Router"])
  }

  @Test("An assignment in Objective-C calls the setter that the class declares")
  func setter() throws {
    let sketch = try SourceSketch(
      "class Detail: UIViewController {}",
      objectiveC: """
        @interface Sliding : UIViewController
        @property (nonatomic) UIViewController *page;
        @end
        @implementation Sliding
        - (void)setPage:(UIViewController *)page {
          _page = page;
          [self addChildViewController:page];
        }
        - (void)viewDidLoad { self.page = [[Detail alloc] init]; }
        @end
        """)
    #expect(sketch.edges == ["Sliding -addChild-> Detail"])
  }

  @Test("Views that a declaration gives a class, and a list of names that a library's method maps")
  func views() throws {
    let sketch = try SourceSketch(
      "",
      objectiveC: """
        @interface Log : UIViewController
        @end
        @interface Help : UIViewController
        @end
        @interface Panel : UIView
        @end
        @implementation Panel
        - (void)tapped { [self.window.rootViewController presentViewController:[Log new] animated:YES completion:nil]; }
        @end
        @interface Cell : UITableViewCell
        @end
        @implementation Cell
        - (void)tapped { [self.window.rootViewController presentViewController:[Help new] animated:YES completion:nil]; }
        @end
        @interface List : UITableViewController
        @end
        @implementation List
        - (void)viewDidLoad {
          Panel *panel = [[[NSBundle mainBundle] loadNibNamed:@"Panel" owner:nil options:nil] firstObject];
          [self.view addSubview:panel];
        }
        - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
          Cell *cell = [table dequeueReusableCellWithIdentifier:@"cell"];
          return cell;
        }
        @end
        @interface Pages : UIPageViewController
        @end
        @implementation Pages
        - (void)viewDidLoad {
          NSArray *pages = [@[@"one", @"two"] bk_map:^id(NSString *name) {
            return [self.storyboard instantiateViewControllerWithIdentifier:name];
          }];
          [self setViewControllers:@[pages.firstObject] direction:0 animated:NO completion:nil];
        }
        @end
        """, scenes: ["one", "two"])
    #expect(
      sketch.edges == [
        "List -present?-> Help by Cell", "List -present?-> Log by Panel",
        "Pages -viewControllers?-> one", "Pages -viewControllers?-> two",
      ])
  }

  @Test("Classes of Objective-C with interfaces in headers override methods of their superclass")
  func headers() throws {
    func interface(_ name: String) -> String {
      "#import \"Action.h\"\n@interface \(name)Action : Action\n@end\n"
    }
    func implementation(_ name: String) -> String {
      """
      #import "\(name)Action.h"
      @implementation \(name)Action
      - (void)execute {
        UIViewController *root = UIApplication.sharedApplication.keyWindow.rootViewController;
        [root presentViewController:[[\(name) alloc] init] animated:YES completion:nil];
      }
      @end
      """
    }
    let project = try TemporaryProject([
      "Action.h": "@interface Action : NSObject\n- (void)execute;\n@end\n",
      "Action.m": "#import \"Action.h\"\n@implementation Action\n- (void)execute {}\n@end\n",
      "LogAction.h": interface("Log"), "LogAction.m": implementation("Log"),
      "HelpAction.h": interface("Help"), "HelpAction.m": implementation("Help"),
      "List.m": """
      #import "Action.h"
      @interface Log : UIViewController
      @end
      @interface Help : UIViewController
      @end
      @interface List : UIViewController
      @property NSArray<Action *> *actions;
      @end
      @implementation List
      - (IBAction)tapped { Action *action = self.actions[0]; [action execute]; }
      @end
      """,
    ])
    let graph = try FlowProject(paths: [project.path]).load().graph
    let list = try #require(graph.scenes.first { $0.customClass == "List" })
    let shown = graph.segues.filter { $0.source == list.id }.compactMap(\.destination?.objectID)
    #expect(shown.sorted() == ["Help", "Log"])
  }
}
