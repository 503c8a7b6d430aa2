import ScreenModel
import Testing

@Suite struct ScreenLocalizationTests {
  @Test("Texts are translated by object ID and property, and others stay")
  func texts() throws {
    let screen = try Screen(
      controllerHolding: """
        <view key="view" id="v"><subviews>
        <label text="Hello" id="a"/><label text="Stay" id="b"/>
        <button id="c"><state key="normal" title="Go"/></button>
        <button id="d"><buttonConfiguration key="configuration" title="Pay"/></button>
        <textField placeholder="Name" id="e"/>
        <segmentedControl id="f"><segments><segment title="One"/><segment title="Two"/></segments>
        </segmentedControl>
        <tableView id="g"><sections><tableViewSection headerTitle="Top" footerTitle="End" id="h"/>
        </sections></tableView>
        </subviews></view>
        <navigationItem key="navigationItem" title="Home" id="n">
        <barButtonItem key="leftBarButtonItem" title="Edit" id="l"/></navigationItem>
        <tabBarItem key="tabBarItem" title="Tab" id="t"/>
        """)
    let french = screen.localized(with: [
      "a.text": "Bonjour", "c.normalTitle": "Aller", "d.configuration.title": "Payer",
      "e.placeholder": "Nom", "f.segmentTitles[1]": "Deux", "h.headerTitle": "Haut",
      "h.footerTitle": "Fin", "n.title": "Accueil", "l.title": "Modifier", "t.title": "Onglet",
      "zzz.text": "Personne", "b.placeholder": "rien",
    ])
    let texts = ["Hello", "Go", "Pay", "Name", "Two", "Top", "End", "Home", "Edit", "Tab"]
    let translations = [
      "Bonjour", "Aller", "Payer", "Nom", "Deux", "Haut", "Fin", "Accueil", "Modifier", "Onglet",
    ]
    var expected = screen.tree
    for (text, translation) in zip(texts, translations) {
      expected = expected.split(separator: "'\(text)'", omittingEmptySubsequences: false)
        .joined(separator: "'\(translation)'")
    }
    expected = expected.split(separator: "label b 'Stay' 17").joined(
      separator: "label b 'Stay' 17 placeholder 'rien'")
    #expect(french.tree == expected)
  }

  @Test("On macOS the text is the cell's, and a pop-up button shows the chosen item's title")
  func cells() throws {
    let screen = try Screen(
      controllerHolding: """
        <view key="view" id="v"><subviews>
        <button id="a"><buttonCell key="cell" type="push" title="OK" id="ac"/></button>
        <popUpButton id="b"><popUpButtonCell key="cell" title="Low" selectedItem="m" id="bc">
        <menu key="menu" id="n"><items><menuItem title="Low" id="m"/></items></menu>
        </popUpButtonCell></popUpButton>
        </subviews></view>
        <window key="window" title="Main" id="w"/>
        """, runtime: "MacOSX.Cocoa")
    let translated = screen.localized(with: [
      "a.title": "no", "ac.title": "D’accord", "m.title": "Bas", "w.title": "Principale",
    ])
    let views = translated.view?.subviews ?? []
    #expect(views.map { $0.text?.string } == ["D’accord", "Bas"])
    #expect(translated.window?.title == "Principale")
  }

  @Test("Without translations a screen is unchanged")
  func none() throws {
    let screen = try Screen(controllerHolding: #"<view key="view" id="v"/>"#)
    #expect(screen.localized(with: [:]) == screen)
  }
}
