import SourceModel
import TestSupport
import Testing

@Suite("Reading Objective-C declarations") struct DeclarationReaderTests {
  @Test(
    "A class has its declared superclass, and a category is an extension",
    arguments: [
      ("@interface A : B <P, Q>\n@end", "class A: B, P, Q"),
      ("@interface A : B\n@end", "class A: B"),
      ("@interface A<T> : B\n@end", "class A<T>: B"),
      ("@interface A<__covariant T : Foo *> : B<T> <P>\n@end", "class A<T: Foo>: B<T>, P"),
      ("@interface A : B<Foo *>\n@end", "class A: B<Foo>"),
      ("@interface A ()\n@end", "extension A"),
      ("@interface A () <P>\n@end", "extension A: P"),
      ("@interface A (Cat) <P>\n@end", "extension A: P"),
      ("@implementation A\n@end", "class A"),
      ("@implementation A (Cat)\n@end", "extension A"),
      ("@protocol P <Q>\n@end", "protocol P: Q"),
      ("@protocol P;\n@class A, B;\n@protocol Q\n@end", "protocol Q"),
      ("NS_SWIFT_NAME(Other)\n@interface A : B\n@end", "class A: B @Other"),
      ("MY_EXPORT @interface A : B\n@end", "class A: B"),
      ("__attribute__((objc_subclassing_restricted))\n@interface A : B\n@end", "class A: B"),
    ])
  func container(source: String, expected: String) {
    #expect(Read.printed(source) == expected)
  }

  @Test(
    "A property is a variable with its type",
    arguments: [
      ("@property (nonatomic, strong) Foo *foo;", "var foo: Foo"),
      ("@property (nonatomic, weak) IBOutlet Foo *foo, *bar;", "var foo: Foo\n  var bar: Foo"),
      ("@property (class, readonly) Foo *foo;", "static var foo: Foo"),
      ("@property id<P> foo;", "var foo: P"),
      ("@property (copy) void (^done)(BOOL ok);", "var done: other"),
      ("@property (nonatomic) BOOL foo NS_AVAILABLE_IOS(9_0);", "var foo: BOOL"),
      ("@property (nullable) NSArray<__kindof Foo *> *foo;", "var foo: [Foo]"),
      ("@property (nonatomic) Foo * _Nullable foo __attribute__((x));", "var foo: Foo"),
      ("@property (nonatomic) unsigned int foo;", "var foo"),
      ("@property IBOutletCollection(Foo) NSArray *foo;", "var foo: NSArray"),
    ])
  func property(source: String, expected: String) {
    #expect(Read.printed("@interface A : B\n\(source)\n@end") == "class A: B\n  \(expected)")
  }

  @Test("Instance variables belong to the class")
  func instanceVariables() {
    #expect(
      Read.printed("@implementation A {\n@private\n  Foo *_foo, *_bar;\n  BOOL _x : 1;\n}\n@end")
        == "class A\n  var _foo: Foo\n  var _bar: Foo\n  var _x: BOOL")
  }

  @Test(
    "A method has its selector, and labels for all parameters after the first",
    arguments: [
      ("- (void)go;", "func go() @go"),
      ("+ (instancetype)make;", "static func make() -> instancetype @make"),
      ("- (IBAction)tap:(id)sender;", "func tap(_ sender: id) @tap:"),
      ("- (Class)kind;", "func kind() -> NSObject.Type @kind"),
      ("- (NSArray<Foo *> *)all;", "func all() -> [Foo] @all"),
      ("- (void (^)(BOOL))block;", "func block() -> other @block"),
      ("- (nullable __kindof Foo *)foo NS_SWIFT_NAME(bar());", "func foo() -> Foo @foo"),
      (
        "- (instancetype)initWithFoo:(Foo *)foo bar:(Bar *)bar NS_DESIGNATED_INITIALIZER;",
        "func initWithFoo(_ foo: Foo, bar: Bar) -> instancetype @initWithFoo:bar:"
      ),
      (
        "- (void)a:(BOOL)a done:(void (^ _Nullable)(void))done;",
        "func a(_ a: BOOL, done: other) @a:done:"
      ),
      ("- (void)a:(id)x :(id)y;", "func a(_ x: id, _ y: id) @a::"),
      ("- go:x;", "func go(_ x: id) -> id @go:"),
      (
        "- (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);",
        "func log(_ format: NSString) @log:"
      ),
      ("-(void)a:(Foo*)a __attribute__((deprecated));", "func a(_ a: Foo) @a:"),
      ("- (void)a:(__unused Foo *)a b:(Foo *)__unused b;", "func a(_ a: Foo, b: Foo) @a:b:"),
    ])
  func method(source: String, expected: String) {
    #expect(Read.printed("@interface A : B\n\(source)\n@end") == "class A: B\n  \(expected)")
  }

  @Test(
    "An unwind handler is an instance method with one segue parameter",
    arguments: [
      ("- (IBAction)back:(UIStoryboardSegue *)segue", true),
      ("- (void)back:(NSStoryboardSegue *)segue", true),
      ("- (IBAction)back:(nonnull __kindof MyStoryboardSegue *)segue", true),
      ("+ (IBAction)back:(UIStoryboardSegue *)segue", false),
      ("- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender", false),
      ("- (IBAction)back:(id)sender", false),
      ("- (UIStoryboardSegue *)back", false),
    ])
  func unwind(source: String, isHandler: Bool) throws {
    let unit = Read.unit("@implementation A\n\(source) {\n}\n@end")
    #expect(try #require(unit.types.first?.functions.first).isUnwindHandler == isHandler)
  }

  @Test("A segue action is recognized by its attribute")
  func segueAction() {
    #expect(
      Read.printed(
        "@implementation A\n- (IBSegueAction Foo *)make:(NSCoder *)coder { return x; }\n@end")
        == "class A\n  func make(_ coder: NSCoder) -> Foo @make: @segueAction\n    return x")
  }

  @Test("Only a method in an implementation has a body, even after a semicolon")
  func bodies() {
    #expect(
      Read.printed(
        "@interface A : B\n- (void)f;\n@end\n@implementation A\n- (void)f;\n{ g(); }\n@end")
        == "class A: B\n  func f() @f\nclass A\n  func f() @f\n    g()")
  }

  @Test("The location of a declaration is that of its name")
  func positions() {
    let unit = Read.unit("\n@implementation A\n- (void)go {}\n@end\nstatic Foo *const x = y;")
    #expect(unit.types.map(\.position) == [SourcePosition(line: 2, column: 17)])
    #expect(unit.types[0].functions.map(\.position) == [SourcePosition(line: 3, column: 9)])
    #expect(unit.variables.map(\.position) == [SourcePosition(line: 5, column: 19)])
  }

  @Test(
    "Global constants have their values, and external ones are ignored",
    arguments: [
      ("static NSString * const kFoo = @\"foo\";", "var kFoo: NSString = \"foo\""),
      ("NSString *const kFoo = @\"a\" @\"b\";", "var kFoo: NSString = \"ab\""),
      (
        "NSString *const A = @\"a\", *const B = @\"b\";",
        "var A: NSString = \"a\"\nvar B: NSString = \"b\""
      ),
      ("extern NSString *const kFoo;", ""),
      ("FOUNDATION_EXPORT NSString *const kFoo;", ""),
      ("static Foo *shared;", "var shared: Foo"),
      (
        "NS_ASSUME_NONNULL_BEGIN\nstatic NSString *const MY_ID = @\"x\";",
        "var MY_ID: NSString = \"x\""
      ),
      ("static NSString *const all[] = {@\"a\", @\"b\"};", "var all: [NSString] = [\"a\", \"b\"]"),
      ("DEFINE_THING(x)\nstatic NSString *const y = @\"z\";", "var y: NSString = \"z\""),
    ])
  func constants(source: String, expected: String) {
    #expect(Read.printed(source) == expected)
  }

  @Test(
    "A C function is global, even in an implementation",
    arguments: [
      (
        "static Foo *make(NSString *name, BOOL b) { return [Foo a:name]; }",
        "func make(_ name: NSString, _ b: BOOL) -> Foo\n  return Foo.a(name)"
      ),
      ("void f(void);", ""),
      ("extern \"C\" {\nvoid f() { g(); }\n}", "func f()\n  g()"),
      ("int main(int argc, char *argv[]) { g(); }", "func main(_ argc, _ argv)\n  g()"),
      ("NS_INLINE void f() __attribute__((x)) { g(); }", "func f()\n  g()"),
      ("namespace a {\nvoid B::f() : c(1) { g(); }\n}", "func f()\n  g()"),
      ("template <class T> class X { void f(); };\nvoid f() { g(); }", "func f()\n  g()"),
    ])
  func function(source: String, expected: String) {
    #expect(Read.printed(source) == expected)
    let within = "class A" + (expected.isEmpty ? "" : "\n\(expected)")
    #expect(Read.printed("@implementation A\n\(source)\n@end") == within)
  }

  @Test(
    "An enumeration has the names of its cases",
    arguments: [
      "typedef NS_ENUM(NSInteger, E) { a = 0, b NS_SWIFT_NAME(x), c = f(1, 2), };",
      "typedef enum : NSInteger { a, b, c } E;",
      "enum E : NSInteger { a, b, c };",
    ])
  func enumeration(source: String) {
    let expected = "enumeration E: NSInteger\n  case a\n  case b\n  case c"
    #expect(Read.printed("\(source)\nvoid f() {}") == "\(expected)\nfunc f()")
  }
}

@Suite("Conditional compilation by platform in Objective-C") struct PlatformConditionTests {
  private func names(_ source: String, on platform: BuildPlatform?) -> [String] {
    let unit = Read.unit(source).resolved(for: SourceBuild(platform))
    return unit.types.map(\.name) + unit.types.flatMap(\.functions).map(\.name)
      + unit.functions.map(\.name) + unit.variables.map(\.name)
  }

  @Test(
    "A declaration belongs to the platforms of its condition",
    arguments: [
      ("#if TARGET_OS_IPHONE\nint a = 1;\n#else\nint b = 1;\n#endif", ["a"], ["b"]),
      ("#if TARGET_OS_OSX\nint a = 1;\n#elif DEBUG\nint b = 1;\n#endif", ["b"], ["a"]),
      ("#if !TARGET_OS_IPHONE && DEBUG // c\nint a = 1;\n#endif\nint b = 1;", ["b"], ["a", "b"]),
      ("#if TARGET_OS_IOS || TARGET_OS_OSX\nint a = 1;\n#endif", ["a"], ["a"]),
      ("#if (TARGET_OS_OSX && DEBUG) || X\nint a = 1;\n#endif", ["a"], ["a"]),
      ("#ifdef TARGET_OS_IPHONE\nint a = 1;\n#endif", ["a"], ["a"]),
      ("#if TARGET_OS_IPHONE\n#define A @\"a\"\n#else\n#define B @\"b\"\n#endif", ["A"], ["B"]),
      ("#if TARGET_OS_IPHONE\nvoid a() {\n#if X\nb();\n#endif\n}\n#endif", ["a"], []),
      (
        "@interface A\n#if TARGET_OS_IPHONE\n- (void)b;\n#else\n- (void)c;\n#endif\n@end",
        ["A", "b"], ["A", "c"]
      ),
      ("#if TARGET_OS_IPHONE\n@interface A\n@end\n#endif", ["A"], []),
    ])
  func kept(source: String, onIOS: [String], onMac: [String]) {
    #expect(names(source, on: .iOS) == onIOS)
    #expect(names(source, on: .macOS) == onMac)
  }

  @Test("A class with an interface for each platform has its members on both")
  func heads() {
    let source = """
      #if TARGET_OS_IPHONE
      @interface A : UIViewController
      #else
      @interface A : NSViewController
      #endif
      - (void)b;
      @end
      """
    #expect(names(source, on: .iOS) == ["A", "A", "b"])
    #expect(names(source, on: nil) == ["A", "A", "b"])
  }
}
