import ProjectDescription

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: [.iPhone], product: .app, bundleId: "com.example.app",
      infoPlist: .extendingDefault(with: ["UIMainStoryboardFile": "Main"]),
      sources: ["Sources/**", .glob("More/**", excluding: "More/Out/**")],
      resources: ["Resources/**"], dependencies: [.target(name: "Kit"), .external(name: "Tools")])
  ])
