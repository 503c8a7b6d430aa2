import Foundation
import TestSupport
import Testing

@testable import AppReading
@testable import SegueMapKit

@Suite("The texts of a screen in another language") struct TranslationsTests {
  private static let french = "\"lll-01-lll.text\" = \"Bonjour\";\n"

  @Test(
    "Texts are found in the table of the language, wherever the storyboard is",
    arguments: [
      ("App/Base.lproj/Main.storyboard", "App/fr.lproj/Main.strings"),
      ("App/en.lproj/Main.storyboard", "App/fr.lproj/Main.strings"),
      ("App/Main.storyboard", "App/fr.lproj/Main.strings"),
      ("Main.storyboard", "French.lproj/Main.strings"),
    ])
  func tables(storyboard: String, table: String) throws {
    let project = try ResourcesProject(storyboard: storyboard)
    try project.files.write(Self.french, to: table)
    for language in ["fr", "fr-CA", "FR"] {
      let (svg, warnings) = try project.picture { $0.language = language }
      #expect(svg.contains(">Bonjour<") && !svg.contains(">Hello<"))
      #expect(warnings.isEmpty)
    }
    #expect(try project.picture().0.contains(">Hello<"))
  }

  @Test(
    "A catalogue contains texts, too, and a table has precedence",
    arguments: ["App/mul.lproj/Main.xcstrings", "App/Main.xcstrings"])
  func catalogues(path: String) throws {
    let project = try ResourcesProject()
    try project.files.write(
      """
      {"sourceLanguage": "en", "strings": {"lll-01-lll.text": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
      "fr": {"stringUnit": {"state": "translated", "value": "Salut"}}}}}, "version": "1.0"}
      """, to: path)
    try project.files.write(Self.french, to: "App/fr.lproj/Main.strings")
    #expect(try project.picture { $0.language = "de" }.0.contains(">Hallo<"))
    #expect(try project.picture { $0.language = "fr" }.0.contains(">Bonjour<"))
    let (svg, warnings) = try project.picture { $0.language = "en" }
    #expect(svg.contains(">Hello<"))
    #expect(warnings.isEmpty)
  }

  @Test("More than 500 languages of a folder are reported, and the first ones are read")
  func count() throws {
    let project = try ResourcesProject()
    for number in 0..<499 {
      try project.files.write("", to: "App/x-\(1_000 + number).lproj/Main.strings")
    }
    try project.files.write(Self.french, to: "App/fr.lproj/Main.strings")
    let (svg, warnings) = try project.picture { $0.language = "fr" }
    #expect(svg.contains(">Bonjour<"))
    #expect(
      warnings == ["\(project.files.path)/App: it has 501 languages; a folder may have at most 500"]
    )
  }

  @Test("A storyboard of the language itself replaces the other")
  func copies() throws {
    let project = try ResourcesProject()
    let copy = ResourcesProject.storyboard.replacing("Hello", with: "Hola")
    try project.files.write(copy, to: "App/es.lproj/Main.storyboard")
    let place = project.files.file("App/Base.lproj/Main.storyboard")
    var mexican = Translations("es-MX", files: project.resourceFiles())
    let found = mexican.translation(of: place)
    #expect(found.copy == Array(copy.utf8))
    #expect(found.isKnown && found.texts.isEmpty)
    var spanish = Translations("es", files: project.resourceFiles())
    let own = spanish.translation(of: project.files.file("App/es.lproj/Main.storyboard"))
    #expect(own.copy == nil && own.isKnown)
  }

  @Test("An unknown language is reported, with the known ones")
  func unknown() throws {
    let project = try ResourcesProject()
    #expect(
      try project.picture { $0.language = "it" }.1
        == ["no screen has texts in 'it'; there are no translations"])
    try project.files.write(Self.french, to: "App/fr.lproj/Main.strings")
    try project.files.write(Self.french, to: "App/de.lproj/Main.strings")
    try project.files.write(Self.french, to: "App/nl.lproj/Other.strings")
    let (svg, warnings) = try project.picture { $0.language = "it" }
    #expect(warnings == ["no screen has texts in 'it'; expected one of 'de', 'fr'"])
    #expect(svg.contains(">Hello<"))
  }

  @Test("A damaged table is reported with its line, and the screen drawn without it")
  func damaged() throws {
    let project = try ResourcesProject()
    try project.files.write("\n\"lll-01-lll.text\" \"x\";", to: "App/fr.lproj/Main.strings")
    let (svg, warnings) = try project.picture { $0.language = "fr" }
    let path = project.files.file("App/fr.lproj/Main.strings")
    #expect(warnings == ["\(path):2: expected ';'"])
    #expect(svg.contains(">Hello<"))
  }
}
