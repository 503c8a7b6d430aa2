import FlowModel

extension JSONWriter {
  /// - Parameter fileKey: The key of the file that contains the scene: `storyboard`, `xib`, or
  ///   `path` for any other file.
  mutating func scene(_ scene: Scene, fileKey: StaticString) {
    object { json in
      json.member("id", required: scene.id.description)
      json.member(fileKey, required: scene.id.path)
      json.member("objectID", required: scene.id.objectID)
      json.member("element", required: scene.kind.name)
      json.member("name", required: scene.name)
      json.member("customClass", scene.customClass)
      json.member("customModule", scene.customModule)
      json.member("baseClass", scene.baseClass)
      json.member("storyboardIdentifier", scene.storyboardIdentifier)
      json.member("title", scene.title)
      json.member("userLabel", scene.userLabel)
      if scene.count != 1 { json.member("count", scene.count) }
      if scene.innerSegueCount > 0 { json.member("innerSegueCount", scene.innerSegueCount) }
      json.member("isInitial", scene.isInitial)
      json.member("isEntryPoint", scene.isEntryPoint)
      json.line(scene.location.line)
      json.canvasLocation(scene.canvasLocation)
      json.member("presentation", scene.presentation)
      json.member("table", scene.table?.rawValue)
      json.member("reuseIdentifiers", scene.reuseIdentifiers) { $0.string($1) }
      json.member("runtimeAttributes", scene.runtimeAttributes) { $0.runtimeAttribute($1) }
      if let reference = scene.reference { json.members(of: reference) }
      if let place = scene.classLocation { json.source(place) }
      if !scene.isScreen { json.member("isScreen", false) }
      json.member("nib", scene.nib?.description)
      json.member("targets", scene.projectTargets) { $0.string($1) }
      json.member("returns", scene.returns) { $0.callSite($1) }
    }
  }

  /// Omitted if a coordinate is not finite, since JSON cannot represent it.
  private mutating func canvasLocation(_ point: CanvasPoint?) {
    guard let point, point.x.isFinite, point.y.isFinite else { return }
    member("canvasLocation") { json in
      json.member("x", point.x)
      json.member("y", point.y)
    }
  }

  private mutating func source(_ place: SourceLocation) {
    member("source") { json in
      json.member("path", required: place.path)
      json.line(place.line)
    }
  }

  private mutating func runtimeAttribute(_ attribute: RuntimeAttribute) {
    object { json in
      json.member("keyPath", required: attribute.keyPath)
      json.member("type", required: attribute.type)
      json.member("value", attribute.value)
      json.member("objectID", attribute.objectID)
      json.line(attribute.line)
    }
  }

  private mutating func members(of reference: Reference) {
    member("storyboardName", reference.storyboardName)
    member("referencedIdentifier", reference.referencedIdentifier)
    member("bundleIdentifier", reference.bundleIdentifier)
    member("className", reference.className)
    member("xibName", reference.xibName)
    member("resolvesTo", reference.target?.description)
    member("resolution", reference.resolution.rawValue)
  }
}
