extension RuleExample {
  /// Two screens, of which the second goes back to the first by `done:`.
  ///
  /// - Parameter attributes: Attributes of the first, in addition to those that each has.
  static func unwind(start attributes: String = #"customClass="Start""#) -> Self {
    .storyboard(
      """
      <viewController id="start" \(attributes) sceneMemberID="viewController">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <segue id="go" kind="presentation" destination="detail"/>
        </connections></button></subviews></view>
      </viewController>
      """,
      """
      <viewController id="detail" sceneMemberID="viewController">
        <view key="view" id="w"><subviews><button id="c"><connections>
          <segue id="back" kind="unwind" destination="x" unwindAction="done:"/>
        </connections></button></subviews></view>
      </viewController>
      <exit id="x"/>
      """)
  }
}
