extension Symbol {
  /// Symbols that remain recognisable when their outline is filled.
  static let fillable: Set<String> = [
    "star", "heart", "house", "bell", "person", "person.2", "person.3", "bookmark", "folder",
    "flag",
    "tag", "play", "pause", "stop", "forward", "backward", "bolt", "cloud", "moon", "drop", "phone",
    "message", "bubble.left", "circle", "square", "location", "paperplane", "mic", "trash", "doc",
    "video", "lock", "mappin", "hand.thumbsup",
  ]

  /// Paths in ``GlyphPath``'s syntax, by the symbol's name without `.fill`, `.circle` and the like.
  static let paths: [String: String] = arrows.merging(objects) { first, _ in first }
    .merging(signs) { first, _ in first }

  private static let arrows = [
    "chevron.left": "M15 4L7 12 15 20", "chevron.backward": "M15 4L7 12 15 20",
    "chevron.right": "M9 4L17 12 9 20", "chevron.forward": "M9 4L17 12 9 20",
    "chevron.up": "M4 15L12 7 20 15", "chevron.down": "M4 9L12 17 20 9",
    "chevron.up.chevron.down": "M7 9L12 4 17 9M7 15L12 20 17 15",
    "arrow.left": "M20 12L4 12M10 6L4 12 10 18", "arrow.backward": "M20 12L4 12M10 6L4 12 10 18",
    "arrow.right": "M4 12L20 12M14 6L20 12 14 18", "arrow.forward": "M4 12L20 12M14 6L20 12 14 18",
    "arrow.up": "M12 20L12 4M6 10L12 4 18 10", "arrow.down": "M12 4L12 20M6 14L12 20 18 14",
    "arrow.clockwise":
      "M19 13C18 17 15 19 12 19C8 19 5 16 5 12C5 8 8 5 12 5C15 5 17 6 19 9M19 4L19 9 14 9",
    "arrow.counterclockwise":
      "M5 13C6 17 9 19 12 19C16 19 19 16 19 12C19 8 16 5 12 5C9 5 7 6 5 9M5 4L5 9 10 9",
    "arrow.uturn.backward": "M8 5L4 9 8 13M4 9L15 9C22 9 22 19 15 19L10 19",
    "arrow.uturn.forward": "M16 5L20 9 16 13M20 9L9 9C2 9 2 19 9 19L14 19",
    "arrowshape.turn.up.left": "M10 5L3 11 10 17 10 13C15 13 18 14 21 19C21 13 17 9 10 9Z",
    "arrow.up.arrow.down": "M8 20L8 4M4 8L8 4 12 8M16 4L16 20M12 16L16 20 20 16",
    "arrow.triangle.2.circlepath":
      "M5 11C6 4 16 3 18 9M19 4L18 9 13 8M19 13C18 20 8 21 6 15M5 20L6 15 11 16",
  ]

  private static let signs = [
    "plus": "M12 4L12 20M4 12L20 12", "minus": "M4 12L20 12", "xmark": "M5 5L19 19M19 5L5 19",
    "multiply": "M5 5L19 19M19 5L5 19", "checkmark": "M4 13L9 19 20 5",
    "ellipsis": "M4 12L4.2 12M12 12L12.2 12M20 12L20.2 12", "info": "M12 10L12 18M12 5L12 5.2",
    "questionmark": "M8 8C8 3 16 3 16 8C16 11 12 11 12 15M12 19L12 19.2",
    "exclamationmark": "M12 4L12 14M12 19L12 19.2",
    "exclamationmark.triangle": "M12 4L22 20 2 20ZM12 10L12 14M12 17L12 17.2",
    "line.horizontal.3": "M3 6L21 6M3 12L21 12M3 18L21 18",
    "line.3.horizontal": "M3 6L21 6M3 12L21 12M3 18L21 18",
    "line.3.horizontal.decrease": "M3 6L21 6M6 12L18 12M10 18L14 18",
    "line.horizontal.3.decrease": "M3 6L21 6M6 12L18 12M10 18L14 18",
    "list.bullet": "M8 6L21 6M8 12L21 12M8 18L21 18M3 6L3.2 6M3 12L3.2 12M3 18L3.2 18",
    "list.dash": "M8 6L21 6M8 12L21 12M8 18L21 18M3 6L4 6M3 12L4 12M3 18L4 18",
    "circle": "O12 12 9", "square": "M4 4L20 4 20 20 4 20Z",
    "textformat": "M4 19L10 5 16 19M6 14L14 14",
    "square.grid.2x2":
      "M4 4L10 4 10 10 4 10ZM14 4L20 4 20 10 14 10ZM4 14L10 14 10 20 4 20ZM14 14L20 14 20 20 14 20Z",
    "slider.horizontal.3": "M3 6L21 6M3 12L21 12M3 18L21 18M8 4L8 8M16 10L16 14M10 16L10 20",
  ]

  private static let objects = [
    "magnifyingglass": "O10 10 6M15 15L21 21",
    "gearshape":
      "O12 12 3M12 2L12 6M12 18L12 22M2 12L6 12M18 12L22 12M5 5L8 8M16 16L19 19M19 5L16 8M8 16L5 19O12 12 6",
    "gear":
      "O12 12 3M12 2L12 6M12 18L12 22M2 12L6 12M18 12L22 12M5 5L8 8M16 16L19 19M19 5L16 8M8 16L5 19O12 12 6",
    "person": "O12 8 4M4 21C4 12 20 12 20 21Z",
    "person.2": "O9 9 3.5M2 20C2 12 16 12 16 20ZM15 6C20 5 20 12 16 12M18 14C21 14 22 17 22 20",
    "person.3": "O12 8 3M6 19C6 12 18 12 18 19ZO4 10 2O20 10 2",
    "star": "M12 2L15 9 22 9.5 16.5 14 18.5 21 12 17 5.5 21 7.5 14 2 9.5 9 9Z",
    "heart": "M12 21C2 14 2 4 8 4C10 4 12 6 12 8C12 6 14 4 16 4C22 4 22 14 12 21Z",
    "house": "M3 12L12 4 21 12M5 10L5 20 19 20 19 10",
    "bell": "M4 18C7 15 6 12 6 10C6 2 18 2 18 10C18 12 17 15 20 18ZM10 21L14 21",
    "trash": "M4 6L20 6M6 6L7 21 17 21 18 6M9 6L9 3 15 3 15 6",
    "square.and.arrow.up": "M8 10L5 10 5 21 19 21 19 10 16 10M12 15L12 2M8 6L12 2 16 6",
    "square.and.arrow.down": "M8 9L5 9 5 21 19 21 19 9 16 9M12 2L12 15M8 11L12 15 16 11",
    "square.and.pencil": "M12 5L4 5 4 20 19 20 19 12M9 15L10 12 19 3 21 5 12 14Z",
    "pencil": "M4 20L5 15 17 3 21 7 9 19Z", "bookmark": "M6 3L18 3 18 21 12 16 6 21Z",
    "book":
      "M12 6C9 3 5 4 2 4L2 19C5 19 9 18 12 21C15 18 19 19 22 19L22 4C19 4 15 3 12 6ZM12 6L12 21",
    "folder": "M2 6L9 6 11 8 22 8 22 20 2 20Z", "doc": "M6 2L14 2 19 7 19 22 6 22ZM14 2L14 7 19 7",
    "doc.text": "M6 2L14 2 19 7 19 22 6 22ZM9 11L16 11M9 15L16 15",
    "calendar": "M3 5L21 5 21 21 3 21ZM3 10L21 10M8 2L8 5M16 2L16 5",
    "clock": "O12 12 9M12 6L12 12 16 14", "envelope": "M2 5L22 5 22 19 2 19ZM2 6L12 13 22 6",
    "camera": "M2 7L7 7 9 4 15 4 17 7 22 7 22 20 2 20ZO12 13 4",
    "photo": "M2 4L22 4 22 20 2 20ZM2 17L9 10 15 16 18 13 22 17O16 8 1.5",
    "play": "M6 3L20 12 6 21Z", "pause": "M6 4L9 4 9 20 6 20ZM15 4L18 4 18 20 15 20Z",
    "stop": "M5 5L19 5 19 19 5 19Z", "forward": "M3 5L12 12 3 19ZM12 5L21 12 12 19Z",
    "backward": "M21 5L12 12 21 19ZM12 5L3 12 12 19Z",
    "phone": "M4 4L9 3 11 8 8 10C9 13 11 15 14 16L16 13 21 15 20 20C11 22 2 13 4 4Z",
    "message": "M12 4C24 4 24 17 12 17L9 17 4 21 5 16C0 11 3 4 12 4Z",
    "bubble.left": "M12 4C24 4 24 17 12 17L9 17 4 21 5 16C0 11 3 4 12 4Z",
    "map": "M3 5L9 3 15 5 21 3 21 19 15 21 9 19 3 21ZM9 3L9 19M15 5L15 21",
    "location": "M21 3L3 11 12 12 13 21Z", "paperplane": "M22 2L2 10 9 13 12 21ZM22 2L9 13",
    "mappin": "M12 22L12 12O12 7 4",
    "globe": "O12 12 9M3 12L21 12M12 3C6 8 6 16 12 21M12 3C18 8 18 16 12 21",
    "lock": "M5 10L19 10 19 21 5 21ZM8 10L8 7C8 2 16 2 16 7L16 10",
    "cart": "M2 3L5 3 8 16 19 16 21 7 6 7O9 20 1.5O18 20 1.5",
    "tag": "M3 3L12 3 21 13 13 21 3 12ZO7 7 1",
    "flag": "M5 22L5 3 20 3 16 8 20 13 5 13", "bolt": "M14 2L4 14 11 14 9 22 20 9 13 9Z",
    "eye": "M1 12C6 4 18 4 23 12C18 20 6 20 1 12ZO12 12 3",
    "moon": "M20 15C9 18 6 10 10 3C-1 7 3 24 20 15Z",
    "sun.max":
      "O12 12 4M12 2L12 4M12 20L12 22M2 12L4 12M20 12L22 12M5 5L6 6M18 18L19 19M19 5L18 6M6 18L5 19",
    "cloud": "M6 19C0 19 1 11 6 11C7 3 18 4 18 11C24 11 23 19 18 19Z",
    "drop": "M12 2C8 9 5 12 5 16C5 24 19 24 19 16C19 12 16 9 12 2Z",
    "mic": "M9 5C9 1 15 1 15 5L15 12C15 16 9 16 9 12ZM5 11C5 21 19 21 19 11M12 19L12 22",
    "video": "M2 6L15 6 15 18 2 18ZM15 11L22 7 22 17 15 13",
    "link": "M10 14L14 10M8 10L5 13C1 17 7 23 11 19L14 16M16 14L19 11C23 7 17 1 13 5L10 8",
    "hand.thumbsup": "M3 11L7 11 7 21 3 21ZM7 11L11 3C14 3 14 5 13 9L20 9 18 21 7 21",
    "qrcode":
      "M3 3L10 3 10 10 3 10ZM14 3L21 3 21 10 14 10ZM3 14L10 14 10 21 3 21ZM15 15L15 15.2M20 20L20 20.2M20 15L20 15.2M15 20L15 20.2",
    "creditcard": "M2 5L22 5 22 19 2 19ZM2 10L22 10",
    "gift":
      "M3 8L21 8 21 12 3 12ZM5 12L5 21 19 21 19 12M12 8L12 21M12 8C4 7 8 0 12 8C16 0 20 7 12 8",
    "keyboard":
      "M2 6L22 6 22 18 2 18ZM7 14L17 14M6 10L6.2 10M10 10L10.2 10M14 10L14.2 10M18 10L18.2 10",
    "speaker": "M4 9L8 9 13 4 13 20 8 15 4 15Z",
    "waveform": "M4 10L4 14M8 6L8 18M12 3L12 21M16 7L16 17M20 10L20 14",
  ]
}
