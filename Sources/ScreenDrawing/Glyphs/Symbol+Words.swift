extension Symbol {
  /// - Returns: The symbol for a word of an image's name; later words take precedence.
  static func name(spokenOfIn name: String) -> String? {
    var words: [String] = []
    var word = ""
    for character in name.prefix(60) {
      // Looking up properties of characters beyond ASCII is slow.
      let byte = character.asciiValue
      let isUppercase = byte.map { $0 &- 0x41 < 26 } ?? character.isUppercase
      let isLetter = byte.map { ($0 | 0x20) &- 0x61 < 26 } ?? character.isLetter
      if !isLetter || isUppercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isLetter { word += character.lowercased() }
    }
    words.append(word)
    return words.reversed().lazy.compactMap { Self.words[$0] }.first
  }

  private static let words = [
    "add": "plus", "plus": "plus", "new": "plus", "close": "xmark", "cross": "xmark",
    "cancel": "xmark", "dismiss": "xmark", "clear": "xmark", "menu": "line.horizontal.3",
    "hamburger": "line.horizontal.3", "burger": "line.horizontal.3", "more": "ellipsis",
    "back": "chevron.left", "left": "chevron.left", "prev": "chevron.left",
    "previous": "chevron.left", "next": "chevron.right", "right": "chevron.right",
    "forward": "chevron.right", "disclosure": "chevron.right", "down": "chevron.down",
    "up": "chevron.up", "search": "magnifyingglass", "find": "magnifyingglass",
    "settings": "gearshape", "setting": "gearshape", "gear": "gearshape", "cog": "gearshape",
    "preferences": "gearshape", "profile": "person", "user": "person", "person": "person",
    "avatar": "person", "account": "person", "contact": "person", "users": "person.2",
    "group": "person.2", "groups": "person.2", "friends": "person.2", "people": "person.2",
    "contacts": "person.2", "home": "house", "house": "house", "bell": "bell",
    "notification": "bell", "notifications": "bell", "alert": "bell", "alarm": "bell",
    "trash": "trash", "delete": "trash", "bin": "trash", "share": "square.and.arrow.up",
    "export": "square.and.arrow.up", "download": "square.and.arrow.down", "edit": "pencil",
    "pencil": "pencil", "compose": "square.and.pencil", "write": "square.and.pencil",
    "check": "checkmark", "checkmark": "checkmark", "tick": "checkmark", "done": "checkmark",
    "camera": "camera", "photo": "photo", "photos": "photo", "picture": "photo",
    "gallery": "photo", "calendar": "calendar", "date": "calendar", "clock": "clock",
    "time": "clock", "history": "clock", "timer": "clock", "timeline": "clock",
    "mail": "envelope", "email": "envelope", "message": "message", "messages": "message",
    "chat": "message", "comment": "message", "phone": "phone", "call": "phone", "map": "map",
    "location": "mappin", "pin": "mappin", "marker": "mappin", "star": "star",
    "favorite": "star", "favorites": "star", "favourite": "star", "rating": "star",
    "heart": "heart", "like": "heart", "bookmark": "bookmark", "bookmarks": "bookmark",
    "folder": "folder", "file": "doc", "document": "doc", "info": "info.circle",
    "about": "info.circle", "help": "questionmark.circle", "question": "questionmark.circle",
    "warning": "exclamationmark.triangle", "lock": "lock", "password": "lock", "eye": "eye",
    "list": "list.bullet", "lists": "list.bullet", "grid": "square.grid.2x2",
    "filter": "slider.horizontal.3", "refresh": "arrow.clockwise", "reload": "arrow.clockwise",
    "sync": "arrow.triangle.2.circlepath", "undo": "arrow.uturn.backward", "play": "play",
    "pause": "pause", "mic": "mic", "video": "video", "cart": "cart", "tag": "tag",
    "flag": "flag", "link": "link", "globe": "globe", "web": "globe", "cloud": "cloud",
    "moon": "moon", "sun": "sun.max", "gift": "gift", "keyboard": "keyboard",
    "sound": "speaker", "volume": "speaker", "qr": "qrcode",
    "fire": "bolt", "flash": "bolt", "minus": "minus", "remove": "minus",
  ]
}
