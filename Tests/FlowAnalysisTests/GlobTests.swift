import FlowAnalysis
import Testing

@Suite("Which paths a glob matches")
struct GlobTests {
  @Test(
    "A pattern with a slash is compared with the whole path",
    arguments: [
      ("App/*.storyboard", "App/Main.storyboard", true),
      ("App/*.storyboard", "App/Screens/Main.storyboard", false),
      ("App/*.storyboard", "Old/App/Main.storyboard", false),
      ("App/**", "App/Screens/Main.storyboard", true),
      ("App/", "App/Screens/Main.storyboard", true),
      ("App/", "Application/Main.storyboard", false),
      ("./App/Main.*", "App/Main.storyboard", true),
      ("**/Main.storyboard", "Main.storyboard", true),
      ("**/Main.storyboard", "App/Base.lproj/Main.storyboard", true),
      ("**/Main.storyboard", "App/XMain.storyboard", false),
      ("App/**/Main.storyboard", "App/Main.storyboard", true),
      ("App/**/Main.storyboard", "App/a/b/Main.storyboard", true),
      ("App/?.xib", "App/A.xib", true),
      ("App/?.xib", "App/AB.xib", false),
      ("App?A.xib", "App/A.xib", false),
    ])
  func wholePath(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }

  @Test(
    "A pattern without a slash may match any component of the path",
    arguments: [
      ("Pods", "Pods/Kit/Main.storyboard", true),
      ("Pods", "App/Pods/Main.storyboard", true),
      ("Pods", "App/PodsOld/Main.storyboard", false),
      ("Main.*", "App/Main.storyboard", true),
      ("*.lproj", "App/Base.lproj/Main.storyboard", true),
      ("**", "App/Main.storyboard", true),
    ])
  func anyPart(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }

  @Test(
    "Sets and choices match as in a shell",
    arguments: [
      ("[A-M]ain.storyboard", "Main.storyboard", true),
      ("[!A-M]ain.storyboard", "Main.storyboard", false),
      ("[^a-m]ain.storyboard", "Main.storyboard", true),
      ("[]x]", "]", true),
      ("[a-]", "-", true),
      ("a[!b]c/*", "a/c/d", false),
      ("{Main,Settings}.storyboard", "Settings.storyboard", true),
      ("{Main,Settings}.storyboard", "Other.storyboard", false),
      ("{A{1,2},B}.xib", "A2.xib", true),
      ("{A{1,2},B}.xib", "A3.xib", false),
      ("Main{,~ipad}.storyboard", "Main.storyboard", true),
      ("{iOS/**,tvOS/*}", "iOS/a/b.xib", true),
      ("**/{a,b}/*.xib", "x/b/c.xib", true),
    ])
  func choices(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }

  @Test(
    "An unclosed bracket and an escaped character are literal",
    arguments: [
      ("[ab", "[ab"), ("{a,b", "{a,b"), ("a}b", "a}b"), ("\\*", "*"), ("a\\", "a\\"),
      ("\\{a,b\\}", "{a,b}"), ("{a\\,b,c}", "a,b"),
    ])
  func literal(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
    #expect(!Glob(pattern).matches("other"))
  }

  @Test("Matching takes at most the product of the pattern's and the path's lengths")
  func hostile() {
    let path = String(repeating: "a", count: 2_000)
    #expect(!Glob(String(repeating: "*a", count: 50) + "b").matches(path))
    #expect(!Glob(String(repeating: "{a,a}", count: 200) + "b").matches(path))
    #expect(!Glob(String(repeating: "{", count: 500)).matches(path))
  }
}
