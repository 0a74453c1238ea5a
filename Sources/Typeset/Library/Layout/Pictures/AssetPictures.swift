// Pictures that a document names by the names of its assets.
extension LayoutTask {
  /// A picture of the assets.
  struct Asset {
    /// The version for its place; nil for one that is damaged, which was reported.
    var choice: AssetImage.Choice?
  }

  /// The picture that the assets have under a name; nil where they have none.
  ///
  /// `offset` is that of the start tag that names it; what there is to know of it is reported once.
  func asset(
    named name: String, for environment: TextEnvironment, layoutDirection: Direction? = nil, offset: Int
  ) -> Asset? {
    guard let assets = pictures?.assets, !assets.isEmpty, AssetName.isName(name),
      let (finding, folder) = assets.image(named: name)
    else { return nil }
    remark(on: name, finding.warnings, offset: offset)
    var traits = environment.assetTraits
    if let layoutDirection { traits.direction = layoutDirection }
    return Asset(
      choice: finding.value?.choice(for: traits, in: folder) {
        color(ofAsset: $0, in: environment, assets, traits, offset: offset)
      })
  }

  /// A colour that a drawing of the assets names; nil for one that there is not.
  private func color(
    ofAsset name: String, in environment: TextEnvironment, _ assets: DocumentAssets, _ traits: AssetTraits,
    offset: Int
  ) -> Color? {
    switch assets.colors([name], report: { remark(on: name, [$0], offset: offset) }).value(of: name, for: traits) {
    case .color(let color): color
    case .system(let name): environment.resolve(.named(name))
    case .reference, nil: nil
    }
  }

  /// The picture of a version; nil where it is of a kind that is not drawn, or damaged, which is a warning.
  func picture(of choice: AssetImage.Choice, offset: Int) -> Picture? {
    do throws(PictureError) {
      guard let pictures else { throw PictureError(choice.path, .missing) }
      if let svg = choice.svg { return try pictures.picture(choice.path, drawing: svg) }
      return try pictures.picture(choice.path, scale: choice.scale ?? 1)
    } catch {
      remark(
        on: choice.path,
        [
          Diagnostic(
            .warning, code: error.code, "\(error.description); it is left out", at: nil, hints: error.hints)
        ], offset: offset)
      return nil
    }
  }

  /// Reports what is wrong with an asset once; what has no place in a file is at the start tag that names it.
  private func remark(on name: String, _ warnings: [Diagnostic], offset: Int) {
    if isSilent || warnings.isEmpty || !remarkedAssets.insert(name).inserted { return }
    for var warning in warnings {
      if warning.range == nil {
        warning.range = StartTag(source: document.source, bytes: offset..<document.source.utf8.count).name
      }
      report(warning)
    }
  }
}

// Icons that a document names by the names of its assets.
extension LayoutTask {
  /// The icon that the assets have for a request, as outlines; nil where they have none, or only a picture.
  func assetIcon(
    _ request: IconRequest, for part: Part, layoutDirection: Direction
  ) -> (entry: IconEntry, artwork: IconArtwork, variant: IconVariant?)? {
    guard let choice = asset(of: request, for: part, layoutDirection: layoutDirection)?.choice,
      let artwork = artwork(of: choice)
    else { return nil }
    let directionality: IconDirectionality? = choice.isMirrored ? .mirrored : choice.key == nil ? nil : .fixed
    let entry = IconEntry(
      name: request.name, meaning: .object, directionality: directionality, file: choice.path, variants: [])
    return (entry, artwork, nil)
  }

  /// The drawing of an icon that is a picture of the assets; nil where it is none.
  func assetDrawing(
    _ request: IconRequest, size: Double, color: Color, for part: Part, layoutDirection: Direction
  ) -> IconDrawing? {
    guard let asset = asset(of: request, for: part, layoutDirection: layoutDirection) else { return nil }
    let blank = IconDrawing(size: Size(width: size, height: size), items: [])
    guard let choice = asset.choice else { return blank }
    if artwork(of: choice) != nil { return nil }
    guard let picture = picture(of: choice, offset: part.identity.offset) else { return blank }
    if request.badge != nil || request.hasSlash || request.tool != nil {
      warn(.uncomposedIcon(request.name), about: part.identity)
    }
    let scale = size / max(picture.size.width, picture.size.height, 1e-6)
    let (width, height) = (picture.size.width * scale, picture.size.height * scale)
    var item = ImageItem(
      picture: picture, rect: Rect(x: (size - width) / 2, y: (size - height) / 2, width: width, height: height))
    let mirroring = R030Symbols.mirroring(
      of: request.meaning ?? .object, declared: choice.isMirrored ? .mirrored : choice.key == nil ? nil : .fixed,
      flip: request.flip, layoutDirection: layoutDirection)
    item.isMirrored = mirroring.isMirrored
    item.tint = choice.isTemplate == true ? color : nil
    var drawing = blank
    drawing.items = [.image(item)]
    drawing.isMirrored = mirroring.isMirrored
    drawing.rules = mirroring.rules
    return drawing
  }

  /// The asset that a request asks for: icons of the document's own folders and those of the program come first.
  private func asset(of request: IconRequest, for part: Part, layoutDirection: Direction) -> Asset? {
    if request.isOfProgram || icons.hasOwnEntry(named: request.name) { return nil }
    return asset(
      named: request.name, for: part.environment, layoutDirection: layoutDirection, offset: part.identity.offset)
  }

  /// The drawing of a version that consists of outlines alone; nil for any other. One that has one colour, and of which
  /// the app does not say that it keeps it, is drawn in that of its place.
  private func artwork(of choice: AssetImage.Choice) -> IconArtwork? {
    let artwork: IconArtwork?
    if let known = assetArtworks[choice] {
      artwork = known
    } else {
      let bytes = choice.svg ?? (try? pictures?.bytes(of: choice.path, atMost: AssetLimits.greatestDrawing))
      artwork = bytes.flatMap { IconArtwork.ofAsset($0, name: choice.path) }
      assetArtworks[choice] = .some(artwork)
    }
    return artwork.map { choice.isTemplate ?? $0.hasOneColor ? $0.inOneColor : $0 }
  }
}

extension FrameItem {
  /// The picture turned clockwise by an angle in degrees around its middle; what is none stays as it is.
  func pictureTurned(by degrees: Double) -> FrameItem {
    guard case .image(var item) = self else { return self }
    item.turn += degrees
    return .image(item)
  }
}
