import InterfaceBuilder
import ScreenModel
import Testing

@Suite struct HostileScreenTests {
  @Test(
    "An invalid number is ignored, and a huge one is limited",
    arguments: [
      ("nan", "view a"), ("inf", "view a"), ("-infinity", "view a"), ("1e999", "view a"),
      ("", "view a"), ("ten", "view a"), ("1e300", "view a 0,0 1000000x5"),
      ("-40", "view a 0,0 0x5"), ("0x1p3", "view a 0,0 8x5"),
    ])
  func numbers(width: String, view: String) throws {
    let printed = try printed(
      #"<view id="a"><rect key="frame" x="0" y="-0" width="\#(width)" height="5"/></view>"#)
    #expect(printed == view)
  }

  @Test("Endlessly nested views are cut off")
  func depth() throws {
    let open = (0..<110).map { #"<view id="v\#($0)"><subviews>"# }.joined()
    let close = String(repeating: "</subviews></view>", count: 110)
    let screen = try Screen(
      controllerHolding: "<view key=\"view\" id=\"r\"><subviews>\(open)\(close)</subviews></view>")
    var depth = 0
    var view = screen.view
    while let inner = view?.subviews.first {
      depth += 1
      view = inner
    }
    #expect(depth == 64)
    #expect(
      screen.localized(with: ["v3.text": "x"]).parts
        == screen.localized(with: ["v3.text": "x"]).parts)
  }

  @Test("An object that refers to itself causes no loop")
  func cycles() throws {
    let screen = try Screen(
      controllerHolding: """
        <view key="view" id="c"><constraints><constraint firstItem="c" firstAttribute="width" \
        secondItem="c" secondAttribute="width" id="c"/></constraints><subviews>
        <tableViewCell id="c" textLabel="c"><containerView key="contentView" id="c"><connections>
        <segue kind="embed" destination="c" id="c"/></connections></containerView></tableViewCell>
        </subviews></view>
        """)
    #expect(screen.view?.subviews.first?.subviews.first?.embeds == "c")
  }

  @Test("Files with any change are read or rejected, and contain only valid numbers")
  func mutations() {
    var random = Numbers(state: 7)
    let values = ["nan", "-1", "1e308", "", "YES", "&#9;", "v", "2", "contentView", "default"]
    for sample in Self.samples {
      let parts = sample.split(separator: "\"", omittingEmptySubsequences: false)
      for _ in 0..<300 {
        var changed = parts
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<parts.count, using: &random)
          if place.isMultiple(of: 2) {
            changed.swapAt(place, Int.random(in: 0..<parts.count / 2, using: &random) * 2)
          } else {
            changed[place] = Substring(values.randomElement(using: &random) ?? "")
          }
        }
        let screens = try? Screen.all(in: changed.joined(separator: "\""))
        for screen in (screens ?? [:]).values { #expect(screen.isTame) }
      }
    }
  }

  private static let samples = [
    """
    <document targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><scenes><scene><objects>
    <viewController id="c" sceneMemberID="viewController"><view key="view" alpha="0.5" id="v">
    <rect key="frame" x="0.0" y="1" width="2" height="3"/><subviews><label text="a" id="l">
    <frame key="frameInset" minX="1" maxX="2"/><fontDescription key="fontDescription" pointSize="9"/>
    </label><slider value="1" minValue="0" maxValue="2" id="s"/><pageControl numberOfPages="3" id="p"/>
    <tableView rowHeight="4" id="t"><prototypes><tableViewCell rowHeight="2" id="tc"/></prototypes>
    </tableView><collectionView id="o"><collectionViewFlowLayout key="collectionViewLayout" \
    minimumLineSpacing="1"><size key="itemSize" width="4" height="5"/></collectionViewFlowLayout>
    </collectionView></subviews><constraints><constraint firstAttribute="width" multiplier="1:2" \
    constant="3" priority="4" id="k"/></constraints><variation key="default"><mask key="subviews">
    <exclude reference="l"/></mask></variation></view></viewController></objects></scene></scenes>
    </document>
    """,
    """
    <document targetRuntime="MacOSX.Cocoa"><scenes><scene><objects><windowController id="c" \
    sceneMemberID="viewController"><window key="window" title="W"><rect key="contentRect" x="0" \
    y="1" width="2" height="3"/><view key="contentView" id="v"><rect key="frame" x="0" y="0" \
    width="9" height="9"/><subviews><box boxType="custom" cornerRadius="3" borderWidth="2" id="b">
    <rect key="frame" x="1" y="2" width="3" height="4"/></box><tableView id="t"><tableColumns>
    <tableColumn width="5" id="k"/></tableColumns></tableView></subviews></view></window>
    </windowController></objects></scene></scenes></document>
    """,
    """
    <document targetRuntime="watchKit"><device id="watch38"/><scenes><scene><objects>
    <controller id="c" spacing="2"><items><group width="0.5" height="3" spacing="1" radius="2" id="g">
    <items><label text="x" id="l"/></items><edgeInsets key="margins" left="1" right="2" top="3" \
    bottom="4"/><variation key="device=watch38mm" width="9"/></group></items></controller></objects>
    </scene></scenes></document>
    """,
  ]
}

/// A generator with the same numbers on every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

extension Screen {
  /// Whether every length is finite and no size is negative.
  fileprivate var isTame: Bool {
    size.width >= 1 && size.height >= 1 && size.width.isFinite && size.height.isFinite
      && (view?.isTame ?? true)
  }
}

extension ScreenView {
  fileprivate var isTame: Bool {
    let lengths =
      [alpha, border.width, border.cornerRadius, value ?? 0, text?.size ?? 0]
      + [frame?.width ?? 0, frame?.height ?? 0, table?.rowHeight ?? 0, Double(count ?? 0)]
    let places =
      [frame?.x ?? 0, frame?.y ?? 0] + constraints.flatMap { [$0.constant, $0.multiplier] }
    return lengths.allSatisfy { $0.isFinite && $0 >= 0 } && places.allSatisfy(\.isFinite)
      && alpha <= 1 && subviews.allSatisfy(\.isTame)
  }
}
