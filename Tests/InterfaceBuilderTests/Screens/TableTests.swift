import ScreenModel
import Testing

@Suite struct TableTests {
  @Test("A table has its prototypes between header and footer")
  func prototypes() throws {
    let table = try printed(
      """
      <tableView style="plain" separatorStyle="none" rowHeight="44" sectionHeaderHeight="28" \
      sectionFooterHeight="-1" dataMode="prototypes" id="t">
      <searchBar key="tableHeaderView" id="h"/><view key="tableFooterView" id="f"/>
      <prototypes><tableViewCell reuseIdentifier="Cell" accessoryType="disclosureIndicator" \
      style="IBUITableViewCellStyleSubtitle" rowHeight="60" textLabel="l" id="c">
      <rect key="frame" x="0.0" y="72" width="400" height="60"/>
      <tableViewCellContentView key="contentView" id="cc"><subviews><label text="Title" id="l"/>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    #expect(
      table == """
        table t table plain row 44 header 28 no separators with header
          searchBar h as tableHeader '' 14
          view f as tableFooter
          tableCell c 0,72 400x60 cell subtitle disclosureIndicator 'Cell' row 60
            view cc as contentView
              label l 'Title' 17
        """)
  }

  @Test("A static table has sections with a header and a footer")
  func sections() throws {
    let table = try printed(
      """
      <tableView style="insetGrouped" dataMode="static" rowHeight="-1" id="t"><sections>
      <tableViewSection headerTitle="General" footerTitle="Mind." id="s"><cells>
      <tableViewCell id="c"><listContentConfiguration key="contentConfiguration" text="One" \
      secondaryText="two" image="gear" catalog="system"/></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      """)
    #expect(
      table == """
        table t table insetGrouped static
          tableSection s 'General' 13 0 lines detail 'Mind.' 13 0 lines
            tableCell c 'One' 17 detail 'two' 12 image gear of the system cell custom
        """)
  }

  @Test("A collection has its cells, headers and flow")
  func collection() throws {
    let collection = try printed(
      """
      <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" \
      minimumLineSpacing="10" minimumInteritemSpacing="5" scrollDirection="horizontal" id="l">
      <size key="itemSize" width="50" height="60"/>
      <size key="headerReferenceSize" width="400" height="30"/>
      <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="C" id="c">
      <view key="contentView" id="v"><subviews><imageView id="i"/></subviews></view>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="h"/></collectionView>
      """)
    #expect(
      collection == """
        collection a flow by 10,5 item 50x60 header 400x30 inset 2,1,4,3 sideways
          collectionCell c cell custom 'C'
            view v as contentView
              imageView i
          reusableView h as sectionHeader cell custom
        """)
  }
}
