extension Double {
  /// The number as a message tells it: three decimals at most, no trailing zeros, no locale.
  var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
