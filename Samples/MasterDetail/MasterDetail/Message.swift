struct Message: Sendable {
  let sender: String
  let subject: String
  let body: String
  let attachments: [String]

  static let inbox = [
    Message(
      sender: "Ana Duarte", subject: "Minutes of Monday’s meeting",
      body: "Please find the minutes below, and the two sketches attached.",
      attachments: ["start-screen-1.png", "start-screen-2.png"]),
    Message(
      sender: "Tom Becker", subject: "Lunch on Friday?",
      body: "The new place by the harbour has a table at half past twelve.", attachments: []),
  ]
}
