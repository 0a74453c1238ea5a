extension LayoutTask {
  /// How a picture or a gallery is arranged.
  func arrangement(of picture: ElementKind.Picture, _ part: Part) -> any Arrangement {
    switch picture {
    case .image: pictureLayout(part)
    case .video: VideoPoster(part, picture: pictureLayout(part))
    case .gallery:
      Gallery(
        part.block, nodes(of: part.blocks, in: part.surroundings.inside(part.identity, part.environment)),
        layoutDirection: part.environment.layoutDirection)
    case .mockup: mockup(part)
    case .avatar: avatar(part)
    case .variant: preconditionFailure("a variant is shown by its image")
    }
  }

  /// A person, whose picture covers a circle.
  private func avatar(_ part: Part) -> Avatar {
    guard part.attributes[AvatarElement.src] != nil else { return Avatar(part, picture: nil, task: self) }
    var block = part.block
    block.attributes[ImageElement.fit] = .fill
    let picture = pictureLayout(Part(block, part.identity, part.environment, part.surroundings))
    return Avatar(part, picture: picture, task: self)
  }

  private func pictureLayout(_ part: Part) -> PictureLayout {
    let attributes = part.attributes
    let box = BoxStyle(part.block.name, attributes, in: part.environment)
    let choice = PictureChoice(part, pictures: pictures)
    let isFixed = reportFixedKind(part)
    let asset = asset(named: choice.path, for: part.environment, offset: choice.offset)
    let mirrorsItself = asset?.choice?.isMirrored == true && attributes[Common.flip] != .no
    let way = R050FlipWays.way(
      isAskedToFlip: (R025Photographs.isAskedToFlip(attributes[Common.flip]) || mirrorsItself) && !isFixed,
      layoutDirection: part.environment.layoutDirection, version: choice.key ?? asset?.choice?.key)
    var rules: [Rule] = []
    switch way {
    case .mirrored: rules = [R050FlipWays.rule, R051FlipTransform.rule]
    case .languageVersion, .directionVersion: rules = [R027PictureVariants.rule, R050FlipWays.rule]
    case nil: break
    }
    let picture =
      asset.map { $0.choice.flatMap { self.picture(of: $0, offset: choice.offset) } } ?? self.picture(of: choice)
    return PictureLayout(
      picture: picture, fit: attributes[ImageElement.fit],
      focus: attributes[ImageElement.focus].map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      isMirrored: way == .mirrored, tint: asset?.choice?.isTemplate == true ? part.environment.tintColor : nil,
      rules: rules, radius: box.innerRadius, turn: attributes[Common.rotate],
      room: ProportionalSize(picture?.size, in: box))
  }

  /// The picture of a choice; nil where it cannot be shown, which is reported.
  private func picture(of choice: PictureChoice) -> Picture? {
    let place = StartTag(source: document.source, bytes: choice.offset..<document.source.utf8.count).value(of: "src")
    do throws(PictureError) {
      guard let pictures else { throw PictureError(choice.path, .missing) }
      let picture = try pictures.picture(choice.path)
      // A picture that is used several times is reported once.
      for remark in picture.remarks where !remarkedPictures.contains(picture.path) {
        report(
          Diagnostic(
            .warning, code: remark.code, "picture \"\(choice.path)\" \(remark.words)", at: place, hints: [remark.hint]
          ))
      }
      if !isSilent { remarkedPictures.insert(picture.path) }
      return picture
    } catch {
      let near = AssetName.isName(choice.path) ? pictures?.assets.imageName(meantBy: choice.path) : nil
      let hints = near.map { ["did you mean \(quoted($0))?"] } ?? []
      report(Diagnostic(.error, code: error.code, error.description, at: place, hints: hints + error.hints))
      return nil
    }
  }

  /// Whether a picture is of a kind that is never mirrored; it is reported where its author asks for that all the same.
  private func reportFixedKind(_ part: Part) -> Bool {
    guard part.block.name == .image else { return false }
    let kind = part.attributes[ImageElement.kind]
    let isLogo = kind == .logo
    guard isLogo || R047SheetMusic.isFixed(kind: kind) else { return false }
    if R025Photographs.isAskedToFlip(part.attributes[Common.flip]) {
      let place = StartTag(source: document.source, bytes: part.block.offset..<document.source.utf8.count)
      report(
        Diagnostic(
          isLogo ? .error : .warning, code: "fixed-picture",
          isLogo ? "a logo is never mirrored (R035)" : "sheet music is never mirrored (R047)",
          at: place.value(of: "flip"), hints: ["remove flip"]))
    }
    return true
  }
}

extension ElementName {
  /// Whether it shows a picture from a file, which may run to the edges of a screen.
  var isPicture: Bool { self == .image || self == .video }
}

/// Which file shows a picture (R027).
struct PictureChoice: Equatable {
  /// The path as the document has it, or as the convention makes it.
  let path: String
  /// The language or the direction of the version; nil for the picture itself.
  let key: String?
  /// Byte offset of the start tag whose `src` it is.
  let offset: Int

  /// Looks for the version of a picture, its `variant` elements before the names of files.
  init(_ part: Part, pictures: DocumentPictures?) {
    let source = part.attributes[ImageElement.src] ?? ""
    // As with digits: the language that stands around, else that of the locale.
    let locale = part.environment.nearestLanguage ?? LanguageTag(part.environment.locale) ?? .undetermined
    for key in R027PictureVariants.keys(locale: locale, direction: part.environment.layoutDirection) {
      if let variant = part.blocks.first(where: { $0.attributes.names(version: key) }) {
        self.init(path: variant.attributes[VariantElement.src] ?? "", key: key, offset: variant.offset)
        return
      }
      if let path = pictures?.version(of: source, for: key) {
        self.init(path: path, key: key, offset: part.block.offset)
        return
      }
    }
    self.init(path: source, key: nil, offset: part.block.offset)
  }

  private init(path: String, key: String?, offset: Int) {
    self.path = path
    self.key = key
    self.offset = offset
  }
}

extension Attributes {
  /// Whether a `variant` is the version for a language or a direction.
  fileprivate func names(version key: String) -> Bool {
    if let language = language.flatMap(LanguageTag.init) {
      let direction = self[VariantElement.dir]?.direction
      return language.tag == key && (direction == nil || direction == LanguageTag(key)?.direction)
    }
    return self[VariantElement.dir]?.rawValue == key
  }
}
