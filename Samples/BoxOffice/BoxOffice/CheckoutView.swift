import SwiftUI

struct CheckoutView: View {
  enum Step: Identifiable {
    case card, voucher
    case done(ticket: Int)

    var id: String { String(describing: self) }
  }

  let seats: [String]
  @State private var step: Step?

  var body: some View {
    NavigationStack {
      VStack {
        Text(seats.joined(separator: ", "))
        Button("Pay by card") { step = .card }
        Button("Use a voucher") { step = .voucher }
        Button("Pay at the desk") { step = .done(ticket: 1) }
      }
      .navigationTitle("Checkout")
      .navigationDestination(item: $step) { step in
        switch step {
        case .card: CardView()
        case .voucher: VoucherView()
        case .done(let ticket): TicketView(number: ticket)
        }
      }
    }
  }
}

struct CardView: View {
  var body: some View {
    Form { Text("Number") }
      .navigationTitle("Card")
  }
}

struct VoucherView: View {
  var body: some View {
    Form { Text("Code") }
      .navigationTitle("Voucher")
  }
}

struct TicketView: View {
  let number: Int

  var body: some View {
    Text("Ticket \(number)")
      .navigationTitle("Ticket")
  }
}
