import ScreenModel
import Testing

@Suite struct MacScreenTests {
  private func printed(_ view: String) throws -> String {
    try InterfaceBuilderTests.printed(view, runtime: "MacOSX.Cocoa")
  }

  @Test("Frames are measured from the top, except in views that AppKit flips")
  func coordinates() throws {
    let views = try printed(
      """
      <view id="a"><rect key="frame" x="0.0" y="700" width="100" height="100"/><subviews>
      <view id="b"><rect key="frame" x="5" y="10" width="20" height="30"/>
      <autoresizingMask key="autoresizingMask" flexibleMinY="YES"/></view></subviews></view>
      <scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="400" height="100"/>
      <clipView key="contentView" id="k"><rect key="frame" x="1" y="2" width="90" height="80"/>
      </clipView><scroller key="verticalScroller" id="x"/></scrollView>
      """)
    #expect(
      views == """
        view a 0,0 100x100
          view b 5,60 20x30 resizes b
        scroll s 0,700 400x100
          view k as contentView 1,2 90x80
        """)
  }

  @Test("A text field that is not editable and has no border is a label")
  func textFields() throws {
    let fields = try printed(
      """
      <textField id="a"><textFieldCell key="cell" lineBreakMode="clipping" title="Name:" id="ac">
      <font key="font" metaFont="systemBold"/>
      <color key="textColor" name="labelColor" catalog="System"/></textFieldCell></textField>
      <textField id="b"><textFieldCell key="cell" alignment="right" title="long" id="bc">
      <font key="font" metaFont="smallSystem"/></textFieldCell></textField>
      <textField id="c"><textFieldCell key="cell" editable="YES" borderStyle="bezel" \
      drawsBackground="YES" placeholderString="Mail" lineBreakMode="clipping" id="cc">
      <font key="font" metaFont="system"/>
      <color key="backgroundColor" name="textBackgroundColor" catalog="System"/>
      </textFieldCell></textField>
      """)
    #expect(
      fields == """
        label a 'Name:' 13 bold #000000d9/#ffffffd9(labelColor) clip text of ac
        label b 'long' 11 right 0 lines word text of bc
        textField c on #ffffff/#1e1e1e(textBackgroundColor) '' 13 clip placeholder 'Mail' \
        style bezel text of cc
        """)
  }

  @Test("Kinds of buttons are distinguished by their cells")
  func buttons() throws {
    let buttons = try printed(
      """
      <button id="a"><buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" \
      alignment="center" borderStyle="border" id="1"/></button>
      <button id="b"><buttonCell key="cell" type="check" title="Sure" state="on" id="2"/></button>
      <button id="c"><buttonCell key="cell" type="radio" title="One" enabled="NO" id="3"/></button>
      <button id="d"><buttonCell key="cell" type="smallSquare" image="plus" imagePosition="only" \
      controlSize="small" id="4"/></button>
      <popUpButton id="e"><popUpButtonCell key="cell" title="Second" selectedItem="m2" \
      bezelStyle="rounded" id="5"><menu key="menu" id="m"><items><menuItem title="First" id="m1"/>
      <menuItem isSeparatorItem="YES" id="m3"/><menuItem title="Second" id="m2"/></items></menu>
      </popUpButtonCell></popUpButton>
      """)
    #expect(
      buttons == """
        button a 'OK' 13 center word style rounded text of 1
        checkBox b on 'Sure' 13 word style borderless text of 2
        radioButton c disabled 'One' 13 word style borderless text of 3
        imageButton d image plus image only style borderless small text of 4
        popUpButton e 'Second' 13 word style rounded text of 5
          item 'First' m1
          item - m3 separator
          item 'Second' m2 selected
        """)
  }

  @Test("A table shows its columns and one row's views")
  func table() throws {
    let table = try printed(
      """
      <tableView headerView="h" rowHeight="20" id="t"><tableColumns>
      <tableColumn width="90" id="k"><tableHeaderCell key="headerCell" title="Name"/>
      <textFieldCell key="dataCell" id="x"/>
      <prototypeCellViews><tableCellView id="p"><subviews><view id="q"/></subviews></tableCellView>
      <tableCellView id="p2"/></prototypeCellViews></tableColumn>
      <tableColumn width="3.4028234663852886e+38" id="l"/></tableColumns></tableView>
      """)
    #expect(
      table == """
        table t table plain row 20 with header [k 'Name' 90] [l '' 1000000]
          tableCell p cell custom
            view q
        """)
  }

  @Test("A table of one column shows the views of all kinds of its rows")
  func list() throws {
    let table = try printed(
      """
      <tableView rowHeight="20" id="t"><tableColumns><tableColumn width="90" id="k">
      <prototypeCellViews><tableCellView id="p"/><tableCellView id="q"/></prototypeCellViews>
      </tableColumn></tableColumns></tableView>
      """)
    #expect(
      table == """
        table t table plain row 20 [k '' 90]
          tableCell p cell custom
          tableCell q cell custom
        """)
  }

  @Test("Boxes, tabs, splits and grids have their parts")
  func containers() throws {
    let views = try printed(
      """
      <box boxType="separator" id="a"/>
      <box title="Box" id="b"><view key="contentView" id="bv"/></box>
      <box boxType="custom" cornerRadius="6" id="c"><color key="fillColor" white="1" alpha="1"/></box>
      <tabView initialItem="t2" id="d"><tabViewItems><tabViewItem label="One" id="t1">
      <view key="view" id="v1"/></tabViewItem><tabViewItem label="Two" id="t2"/></tabViewItems>
      </tabView>
      <splitView dividerStyle="thin" vertical="YES" id="e"/>
      <gridView id="f"><columns><gridColumn id="g1"/><gridColumn id="g2"/></columns><gridCells>
      <gridCell row="r" column="g1" id="x"><view key="contentView" id="w"/></gridCell>
      <gridCell row="r" column="g2" id="y"/></gridCells></gridView>
      """)
    #expect(
      views == """
        separator a
        box b 'Box' 11 text of b
          view bv as contentView
        view c on #ffffff radius 6 edge 1
        tabView d
          item 'One' t1
          item 'Two' t2 selected
          view v1 as tab
        splitView e style thin horizontal by 0 fill fill
        grid f count 2
          view w
        """)
  }

  @Test("A window has a title, buttons and a toolbar, and determines the screen's size")
  func window() throws {
    let screen = try Screen(
      controllerHolding: """
        <window key="window" title="Main" titleVisibility="hidden" id="w">
        <windowStyleMask key="styleMask" titled="YES" closable="YES" fullSizeContentView="YES"/>
        <rect key="contentRect" x="9" y="9" width="600" height="300"/>
        <toolbar key="toolbar" id="t"><allowedToolbarItems>
        <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="f"/>
        <toolbarItem implicitItemIdentifier="9D" label="Add" image="plus" id="a"/>
        <toolbarItem label="Unused" id="u"/></allowedToolbarItems>
        <defaultToolbarItems><toolbarItem reference="a"/><toolbarItem reference="f"/>
        <toolbarItem reference="lost" id="z"/></defaultToolbarItems></toolbar></window>
        """, element: "windowController", runtime: "MacOSX.Cocoa")
    #expect(
      screen.tree == """
        windowController c macOS 600x300
          window w 'Main' not miniaturizable not resizable title hidden full size toolbar
            a 'Add' image plus
            f NSToolbarFlexibleSpaceItem
            z
        """)
  }

  @Test("A tab view controller has its tabs, an application its menus")
  func items() throws {
    let tabs = try Screen(
      controllerHolding: """
        <tabViewItems><tabViewItem label="General" image="gear" id="t"/></tabViewItems>
        <tabView key="tabView" id="v"><rect key="frame" x="0.0" y="0.0" width="450" height="300"/>
        </tabView>
        """, element: "tabViewController", runtime: "MacOSX.Cocoa")
    #expect(
      tabs.tree == "tabViewController c macOS 450x300\n  item 'General' image gear t selected")
    let menus = try Screen(
      controllerHolding: """
        <menu key="mainMenu" id="m"><items><menuItem title="File" id="f"/></items></menu>
        """, element: "application", runtime: "MacOSX.Cocoa")
    #expect(menus.tree == "application c macOS 480x24\n  item 'File' f")
  }
}
