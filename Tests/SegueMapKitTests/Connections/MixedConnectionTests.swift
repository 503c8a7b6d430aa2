import Testing

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
}
