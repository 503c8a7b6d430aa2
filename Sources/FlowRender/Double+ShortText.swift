extension Double {
  /// The number for a message: at most three decimals, no trailing zeros, independent of the
  /// locale.
  var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
