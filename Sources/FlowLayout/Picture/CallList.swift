import FlowModel

/// Places in source as a tooltip lists them: `pushViewController at App/List.swift:31`.
struct CallList {
  private let sites: [CallSite]

  /// A tooltip of a screen's height helps nobody.
  private static let limit = 8

  init(_ sites: [CallSite]) { self.sites = sites }

  /// A line each, and one for those that are too many.
  func lines(prefix: String = "") -> [String] {
    let shown = sites.count > Self.limit + 1 ? sites.prefix(Self.limit) : sites[...]
    let lines = shown.map { site in
      let doubt = site.confidence == .possible ? " (possible)" : ""
      return "\(prefix)\(site.call) at \(site.location)\(doubt)"
    }
    return shown.count == sites.count ? lines : lines + ["and \(sites.count - shown.count) more"]
  }
}
