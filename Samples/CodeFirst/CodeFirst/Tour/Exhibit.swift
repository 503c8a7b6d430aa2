struct Hall: Hashable, Sendable {
  let name: String
  let exhibits: [Exhibit]

  static let all = [
    Hall(
      name: "Lamp Room",
      exhibits: [
        Exhibit(
          number: 7, title: "Fresnel lens", hall: "Lamp Room", year: 1882, minutes: 2,
          story: "Built from a thousand prisms, it threw the light of one oil lamp to sea."),
        Exhibit(
          number: 8, title: "Fog bell", hall: "Lamp Room", year: 1851, minutes: 1,
          story: "It was rung by hand until 1902, twice a minute, for as long as the fog lasted."),
      ]),
    Hall(
      name: "Quay",
      exhibits: [
        Exhibit(
          number: 21, title: "Pilot cutter", hall: "Quay", year: 1904, minutes: 3,
          story: "The last of six boats that met the ships ten miles out.")
      ]),
  ]
}

struct Exhibit: Hashable, Sendable {
  let number: Int
  let title: String
  let hall: String
  let year: Int
  let minutes: Int
  let story: String
}
