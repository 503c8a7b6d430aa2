import Foundation

/// What the customer is about to buy, handed from screen to screen.
struct Order {
  enum Delivery: Int {
    case courier, locker, collection

    var price: Decimal {
      switch self {
      case .courier: Decimal(string: "3.90") ?? 0
      case .locker: Decimal(string: "2.10") ?? 0
      case .collection: 0
      }
    }

    var summary: String {
      switch self {
      case .courier: "Courier, tomorrow before noon"
      case .locker: "Parcel locker, tomorrow evening"
      case .collection: "Collect in the shop, today from 17:00"
      }
    }
  }

  var goods = Decimal(string: "13.50") ?? 0
  var delivery: Delivery?

  var total: Decimal { goods + (delivery?.price ?? 0) }
}
