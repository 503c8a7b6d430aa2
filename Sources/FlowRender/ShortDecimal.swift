/// A number as a message tells it: three decimals at most, no trailing zeros, no locale.
func decimal(_ number: Double) -> String {
  let thousandths = (number * 1000).rounded() / 1000
  guard let whole = Int(exactly: thousandths) else { return "\(thousandths)" }
  return "\(whole)"
}
