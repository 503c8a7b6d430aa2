import ScreenModel

/// The colours that Interface Builder names and the system gives a value, one for each appearance.
enum SystemColors {
  private typealias Row = (name: String, light: UInt32, dark: UInt32)

  /// As of iOS 17.
  static let uiKit = table(labels + fills + backgrounds + hues + fixed)
  /// As of macOS 14, with the blue accent.
  static let appKit = table(macText + macControls + macHues)

  private static func table(_ rows: [Row]) -> [String: ScreenColor] {
    var colors: [String: ScreenColor] = [:]
    for row in rows {
      colors[row.name] = ScreenColor(
        light: ScreenColor.RGBA(hex: row.light), dark: ScreenColor.RGBA(hex: row.dark),
        name: row.name)
    }
    return colors
  }

  private static let labels: [Row] = [
    ("labelColor", 0x0000_00FF, 0xFFFF_FFFF),
    ("secondaryLabelColor", 0x3C3C_4399, 0xEBEB_F599),
    ("tertiaryLabelColor", 0x3C3C_434D, 0xEBEB_F54D),
    ("quaternaryLabelColor", 0x3C3C_432E, 0xEBEB_F529),
    ("placeholderTextColor", 0x3C3C_434D, 0xEBEB_F54D),
    ("linkColor", 0x007A_FFFF, 0x0984_FFFF),
    ("separatorColor", 0x3C3C_434A, 0x5454_5899),
    ("opaqueSeparatorColor", 0xC6C6_C8FF, 0x3838_3AFF),
    ("tintColor", 0x007A_FFFF, 0x0A84_FFFF),
  ]

  private static let fills: [Row] = [
    ("systemFillColor", 0x7878_8033, 0x7878_805C),
    ("secondarySystemFillColor", 0x7878_8029, 0x7878_8052),
    ("tertiarySystemFillColor", 0x7676_801F, 0x7676_803D),
    ("quaternarySystemFillColor", 0x7474_8014, 0x7676_802E),
  ]

  private static let backgrounds: [Row] = [
    ("systemBackgroundColor", 0xFFFF_FFFF, 0x0000_00FF),
    ("secondarySystemBackgroundColor", 0xF2F2_F7FF, 0x1C1C_1EFF),
    ("tertiarySystemBackgroundColor", 0xFFFF_FFFF, 0x2C2C_2EFF),
    ("systemGroupedBackgroundColor", 0xF2F2_F7FF, 0x0000_00FF),
    ("secondarySystemGroupedBackgroundColor", 0xFFFF_FFFF, 0x1C1C_1EFF),
    ("tertiarySystemGroupedBackgroundColor", 0xF2F2_F7FF, 0x2C2C_2EFF),
    ("groupTableViewBackgroundColor", 0xF2F2_F7FF, 0x0000_00FF),
    ("tableCellGroupedBackgroundColor", 0xFFFF_FFFF, 0x1C1C_1EFF),
    ("tableCellPlainBackgroundColor", 0xFFFF_FFFF, 0x0000_00FF),
    ("tableBackgroundColor", 0xFFFF_FFFF, 0x0000_00FF),
    ("scrollViewTexturedBackgroundColor", 0x6F71_79FF, 0x6F71_79FF),
    ("viewFlipsideBackgroundColor", 0x1F21_24FF, 0x1F21_24FF),
  ]

  private static let hues: [Row] = [
    ("systemRedColor", 0xFF3B_30FF, 0xFF45_3AFF),
    ("systemOrangeColor", 0xFF95_00FF, 0xFF9F_0AFF),
    ("systemYellowColor", 0xFFCC_00FF, 0xFFD6_0AFF),
    ("systemGreenColor", 0x34C7_59FF, 0x30D1_58FF),
    ("systemMintColor", 0x00C7_BEFF, 0x63E6_E2FF),
    ("systemTealColor", 0x30B0_C7FF, 0x40C8_E0FF),
    ("systemCyanColor", 0x32AD_E6FF, 0x64D2_FFFF),
    ("systemBlueColor", 0x007A_FFFF, 0x0A84_FFFF),
    ("systemIndigoColor", 0x5856_D6FF, 0x5E5C_E6FF),
    ("systemPurpleColor", 0xAF52_DEFF, 0xBF5A_F2FF),
    ("systemPinkColor", 0xFF2D_55FF, 0xFF37_5FFF),
    ("systemBrownColor", 0xA284_5EFF, 0xAC8E_68FF),
    ("systemGrayColor", 0x8E8E_93FF, 0x8E8E_93FF),
    ("systemGray2Color", 0xAEAE_B2FF, 0x6363_66FF),
    ("systemGray3Color", 0xC7C7_CCFF, 0x4848_4AFF),
    ("systemGray4Color", 0xD1D1_D6FF, 0x3A3A_3CFF),
    ("systemGray5Color", 0xE5E5_EAFF, 0x2C2C_2EFF),
    ("systemGray6Color", 0xF2F2_F7FF, 0x1C1C_1EFF),
  ]

  /// Those that are the same in either appearance.
  private static let fixed: [Row] = [
    ("darkTextColor", 0x0000_00FF), ("lightTextColor", 0xFFFF_FF99),
    ("blackColor", 0x0000_00FF), ("darkGrayColor", 0x5555_55FF), ("grayColor", 0x8080_80FF),
    ("lightGrayColor", 0xAAAA_AAFF), ("whiteColor", 0xFFFF_FFFF), ("redColor", 0xFF00_00FF),
    ("greenColor", 0x00FF_00FF), ("blueColor", 0x0000_FFFF), ("cyanColor", 0x00FF_FFFF),
    ("yellowColor", 0xFFFF_00FF), ("magentaColor", 0xFF00_FFFF), ("orangeColor", 0xFF80_00FF),
    ("purpleColor", 0x8000_80FF), ("brownColor", 0x9966_33FF), ("clearColor", 0x0000_0000),
  ].map { ($0, $1, $1) }

  private static let macText: [Row] = [
    ("labelColor", 0x0000_00D9, 0xFFFF_FFD9),
    ("secondaryLabelColor", 0x0000_007F, 0xFFFF_FF8C),
    ("tertiaryLabelColor", 0x0000_0042, 0xFFFF_FF3F),
    ("quaternaryLabelColor", 0x0000_0019, 0xFFFF_FF19),
    ("textColor", 0x0000_00FF, 0xFFFF_FFFF),
    ("placeholderTextColor", 0x0000_003F, 0xFFFF_FF3F),
    ("selectedTextColor", 0x0000_00FF, 0xFFFF_FFFF),
    ("textBackgroundColor", 0xFFFF_FFFF, 0x1E1E_1EFF),
    ("selectedTextBackgroundColor", 0xB3D7_FFFF, 0x3F63_8BFF),
    ("linkColor", 0x0068_DAFF, 0x419C_FFFF),
    ("headerTextColor", 0x0000_00D8, 0xFFFF_FFFF),
    ("controlTextColor", 0x0000_00D8, 0xFFFF_FFD8),
    ("disabledControlTextColor", 0x0000_003F, 0xFFFF_FF3F),
    ("selectedControlTextColor", 0x0000_00D8, 0xFFFF_FFD8),
    ("alternateSelectedControlTextColor", 0xFFFF_FFFF, 0xFFFF_FFFF),
    ("selectedMenuItemTextColor", 0xFFFF_FFFF, 0xFFFF_FFFF),
    ("windowFrameTextColor", 0x0000_00D8, 0xFFFF_FFD8),
  ]

  private static let macControls: [Row] = [
    ("separatorColor", 0x0000_0019, 0xFFFF_FF19),
    ("gridColor", 0xE6E6_E6FF, 0x1A1A_1AFF),
    ("headerColor", 0xFFFF_FFFF, 0x1E1E_1EFF),
    ("controlColor", 0xFFFF_FFFF, 0xFFFF_FF3F),
    ("controlBackgroundColor", 0xFFFF_FFFF, 0x1E1E_1EFF),
    ("controlAccentColor", 0x007A_FFFF, 0x007A_FFFF),
    ("selectedControlColor", 0xB3D7_FFFF, 0x3F63_8BFF),
    ("alternateSelectedControlColor", 0x0063_E1FF, 0x0058_D0FF),
    ("selectedContentBackgroundColor", 0x0063_E1FF, 0x0058_D0FF),
    ("unemphasizedSelectedContentBackgroundColor", 0xDCDC_DCFF, 0x4646_46FF),
    ("unemphasizedSelectedTextBackgroundColor", 0xDCDC_DCFF, 0x4646_46FF),
    ("windowBackgroundColor", 0xECEC_ECFF, 0x3232_32FF),
    ("underPageBackgroundColor", 0x9696_96E5, 0x2828_28FF),
    ("keyboardFocusIndicatorColor", 0x0067_F47F, 0x1AA9_FF7F),
    ("highlightColor", 0xFFFF_FFFF, 0xB4B4_B4FF),
    ("shadowColor", 0x0000_00FF, 0x0000_00FF),
    ("controlShadowColor", 0x8080_80FF, 0x8080_80FF),
    ("findHighlightColor", 0xFFFF_00FF, 0xFFFF_00FF),
  ]

  private static let macHues: [Row] = [
    ("systemGreenColor", 0x28CD_41FF, 0x32D7_4BFF),
    ("systemTealColor", 0x59AD_C4FF, 0x6AC4_DCFF),
    ("systemGrayColor", 0x8E8E_93FF, 0x9898_9DFF),
  ]
}
