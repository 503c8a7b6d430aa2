import SwiftUI

struct OpeningHours: Identifiable, Sendable {
  let day: String
  let hours: String

  var id: String { day }

  static let week = [
    OpeningHours(day: "Tuesday to Friday", hours: "10:00 – 17:00"),
    OpeningHours(day: "Saturday and Sunday", hours: "10:00 – 18:00"),
    OpeningHours(day: "Monday", hours: "Closed"),
  ]
}

struct OpeningHoursView: View {
  let days: [OpeningHours]

  var body: some View {
    List(days) { day in
      LabeledContent(day.day, value: day.hours)
    }
    .navigationTitle("Opening Hours")
  }
}
