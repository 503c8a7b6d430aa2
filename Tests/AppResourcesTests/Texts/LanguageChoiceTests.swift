import AppResources
import Testing

@Suite("The choice of a language") struct LanguageChoiceTests {
  @Test(
    "The closest of the available languages is chosen",
    arguments: [
      ("fr", ["de", "fr", "fr-CA"], "fr"), ("fr-CA", ["fr", "fr-CA"], "fr-CA"),
      ("fr-CA", ["de", "fr"], "fr"), ("FR_ca", ["fr-CA"], "fr-CA"),
      ("fr", ["fr-FR", "de"], "fr-FR"),
      ("pt-BR", ["pt-PT", "es"], "pt-PT"), ("French", ["fr"], "fr"), ("fr", ["French"], "French"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-CN", ["zh-Hant", "zh_Hans"], "zh_Hans"),
      ("zh-Hans-CN", ["zh-Hans", "zh"], "zh-Hans"), ("base", ["Base", "en"], "Base"),
    ])
  func best(wanted: String, known: [String], language: String) {
    #expect(LanguageChoice(wanted).best(of: known) == language)
    #expect(LanguageChoice(wanted).best(of: known.reversed()) == language)
  }

  @Test("An unrelated language is not chosen", arguments: ["it", "f", "", "-", "fra"])
  func none(wanted: String) {
    #expect(LanguageChoice(wanted).best(of: ["de", "fr", "fr-CA"]) == nil)
  }

  @Test("The Base folder is not a language")
  func shared() {
    #expect(["en", "Base", "mul", ""].filter(LanguageChoice.isLanguage) == ["en"])
  }
}
