/// An icon ready to be drawn: outlines in a square, mirrored where its meaning asks for it.
struct IconDrawing {
  /// Its extent in points.
  var size: Size
  /// What is drawn, from its corner.
  var items: [FrameItem]
  /// Whether it is mirrored.
  var isMirrored = false
  /// The guidelines that acted on it.
  var rules: [Rule] = []
  /// The letters or digits that it should show and no font has (R032); nil for none.
  var missingLetters: String?
  /// What it is composed of, back to front; empty for an icon in one piece.
  var layers: [Layer] = []

  /// A part of a composed icon.
  struct Layer {
    /// What it is: `base`, `badge`, `slash` or `tool`.
    var name: String
    /// Its place in the drawing, in points.
    var frame: Rect
    /// Whether it is mirrored.
    var isMirrored: Bool
    /// What is drawn, from the corner of its frame.
    var items: [FrameItem]
  }
}

extension LayoutTask {
  /// The drawing of an icon for a control; nil where no icon has the name, which is reported.
  ///
  /// - Parameters:
  ///   - name: its name in the set.
  ///   - size: the side of its square, in points.
  ///   - weight: the weight of the text beside it, 1…1000, before Bold Text (R143): strokes follow it.
  ///   - color: the colour of its strokes.
  ///   - part: the element that shows it; its context and language choose sides and letters.
  ///   - isOfProgram: whether the control and not the document asks for it, whose assets are then left alone.
  ///   - context: the direction instead of the element's, for controls that are never mirrored.
  func iconDrawing(
    named name: String, size: Double, weight: Int = 400, color: Color, for part: Part, isOfProgram: Bool = false,
    layoutDirection: Direction? = nil
  ) -> IconDrawing? {
    var request = IconRequest(name: name)
    request.isOfProgram = isOfProgram
    return iconDrawing(
      request, size: size, weight: weight, color: color, for: part, layoutDirection: layoutDirection)
  }

  /// The drawing of a composed icon; nil where an icon is missing, which is reported.
  func iconDrawing(
    _ request: IconRequest, size: Double, weight: Int, color: Color, for part: Part, layoutDirection: Direction? = nil
  ) -> IconDrawing? {
    let layoutDirection = layoutDirection ?? part.environment.layoutDirection
    if let drawing = assetDrawing(request, size: size, color: color, for: part, layoutDirection: layoutDirection) {
      return drawing
    }
    let composer = IconComposer(task: self, part: part, layoutDirection: layoutDirection, weight: weight)
    guard let (picture, decisions) = composer.picture(of: request) else { return nil }
    var painter = IconPainter(scale: size / max(picture.size.width, picture.size.height, 1e-6), color: color)
    painter.colors = request.colors
    painter.isFullColor = picture.isFullColor
    let offset = Point(
      x: (size - picture.size.width * painter.scale) / 2, y: (size - picture.size.height * painter.scale) / 2)
    var drawing = IconDrawing(
      size: Size(width: size, height: size), items: [], isMirrored: decisions.isMirrored, rules: decisions.rules,
      missingLetters: decisions.missingLetters)
    for part in picture.parts { drawing.items += painter.items(of: part, at: offset) }
    if picture.parts.contains(where: \.kind.cutsBase) {
      drawing.layers = painter.layers(of: picture, size: size, offset: offset, isMirrored: decisions.isMirrored)
    }
    return drawing
  }
}

extension IconDrawing {
  /// The drawing turned clockwise around its middle by an angle in degrees.
  func turned(by degrees: Double) -> IconDrawing {
    guard degrees.truncatingRemainder(dividingBy: 360) != 0 else { return self }
    let middle = Point(x: size.width / 2, y: size.height / 2)
    var drawing = self
    drawing.items = items.map {
      $0.turned(.turn(degrees: degrees, around: middle)).pictureTurned(by: degrees)
    }
    for index in layers.indices {
      let corner = layers[index].frame.origin
      let local = Transform.turn(degrees: degrees, around: Point(x: middle.x - corner.x, y: middle.y - corner.y))
      drawing.layers[index].items = layers[index].items.map { $0.turned(local) }
    }
    return drawing
  }
}

extension FrameItem {
  /// The item with its outlines in changed coordinates; an icon consists of outlines alone.
  fileprivate func turned(_ transform: Transform) -> FrameItem {
    guard case .path(var item) = self else { return self }
    item.path = item.path.transformed(by: transform)
    item.cutouts = item.cutouts.map { $0.transformed(by: transform) }
    return .path(item)
  }
}

/// Finds what an icon is composed of, and decides how it is mirrored (R030–R042).
struct IconComposer {
  let task: LayoutTask
  let part: Part
  let layoutDirection: Direction
  let weight: Int

  /// The composed icon and what was decided; nil where an icon is missing, which is reported.
  func picture(of request: IconRequest) -> (IconPicture, DrawingDecisions)? {
    let asset = task.assetIcon(request, for: part, layoutDirection: layoutDirection)
    let request = asset == nil ? request.understood(by: task.icons) : request
    guard let (entry, drawn, variant) = asset ?? find(request.name) else { return nil }
    let letters = letters.applied(to: drawn)
    let artwork = letters.artwork
    let meaning = request.meaning ?? entry.meaning
    if R035Logo.refusesFlip(meaning, flip: request.flip) { task.warn(.flippedLogo, about: part.identity) }
    // A version made for a direction is not mirrored as well (R050).
    let flip = variant?.direction == nil ? request.flip : false
    let mirroring = R030Symbols.mirroring(
      of: meaning, declared: entry.directionality, flip: flip, layoutDirection: layoutDirection)
    var composition = IconComposition(
      base: artwork, mirrorsBase: mirroring.isMirrored, movesParts: mirroring.movesParts)
    composition.isRightToLeft = layoutDirection == .rightToLeft
    composition.strokeFactor = strokeFactor
    composition.hasSlash = request.hasSlash
    composition.isFilled = request.isFilled
    composition.enclosure = request.enclosure
    if let tool = request.tool {
      guard let (_, artwork, _) = find(tool) else { return nil }
      composition.tool = artwork
    }
    if let badge = request.badge {
      guard let sign = self.badge(badge) else { return nil }
      composition.badge = sign
    }
    if composition.refusesSlash {
      task.warn(.hidingSlash(request.name), about: part.identity)
      composition.hasSlash = false
    }
    let choosesDigits = letters.choosesDigits || variant.map { !$0.numerals.isEmpty } ?? false
    let choosesScript = letters.choosesLetters || choosesDigits || variant?.script != nil
    let kinds = artwork.kinds
    let more = [
      choosesScript ? R018TextSizeButtons.rule(icon: entry.name, in: layoutDirection) : nil,
      R032IconLetters.rule(choosesScript: choosesScript),
      R155SymbolLetters.rule(choosesLetters: letters.choosesLetters),
      R156SymbolDigits.rule(choosesDigits: choosesDigits),
      R039Slash.rule(hasSlash: composition.hasSlash || kinds.contains(.slash), isMirrored: mirroring.isMirrored),
      R042Tool.rule(
        hasTool: request.tool != nil || kinds.contains(.tool),
        layoutDirection: mirroring.movesParts ? layoutDirection : .leftToRight),
      mirroring.movesParts && !mirroring.isMirrored && kinds.contains(.text) && !kinds.contains(.tool)
        ? R031TextIcons.rule : nil,
      request.badge.flatMap(badgeRule),
      mirroring.movesParts && kinds.contains(.badge) ? R041Badge.rule : nil,
    ]
    let decisions = DrawingDecisions(
      isMirrored: mirroring.isMirrored, rules: Set(mirroring.rules + more.compactMap(\.self)).sorted(),
      missingLetters: letters.missing)
    return (composition.picture(), decisions)
  }

  private func find(_ name: String) -> (entry: IconEntry, artwork: IconArtwork, variant: IconVariant?)? {
    let environment = part.environment
    if let found = task.icons.artwork(
      of: name, language: language.tag, script: language.script, numerals: environment.numberingSystem.name,
      direction: layoutDirection)
    {
      return found
    }
    let near = [task.pictures?.assets.imageName(meantBy: name)].compactMap(\.self)
    let meant = near + task.icons.names(meantBy: name, spoken: SpokenWords.of("en").word(forIcon:))
    task.warn(.unknownIcon(name, meant: meant), about: part.identity)
    return nil
  }

  /// The language of the interface, unless an element around the icon says otherwise.
  private var language: LanguageTag {
    part.environment.nearestLanguage ?? LanguageTag(part.environment.locale) ?? part.environment.rootLanguage
  }

  /// The letters and digits of the readers.
  private var letters: IconLetters {
    IconLetters(
      setter: task.setter, language: language, numerals: part.environment.numberingSystem, strokeFactor: strokeFactor)
  }

  private func badge(_ badge: IconRequest.Badge) -> IconComposition.Badge? {
    let corner = R041Badge.corner(badge.corner, layoutDirection: layoutDirection)
    var sign = IconComposition.Badge(
      artwork: nil, ground: .disc,
      corner: IconComposition.Corner(isAtRight: corner.isAtRight, isAtBottom: corner.isAtBottom),
      isMirrored: R040InterfaceBadge.mirrors(depictsInterface: badge.depictsInterface, layoutDirection: layoutDirection)
    )
    if let name = badge.name {
      guard let (entry, artwork, _) = find(name) else { return nil }
      sign.artwork = letters.applied(to: artwork).artwork
      sign.ground = entry.meaning.badgeGround
    }
    return sign
  }

  private func badgeRule(_ badge: IconRequest.Badge) -> Rule? {
    guard layoutDirection == .rightToLeft else { return nil }
    return badge.depictsInterface ? R040InterfaceBadge.rule : R041Badge.rule
  }

  /// How much thicker than drawn lines are: as the stems of text of the weight, and a third more with Bold Text (R143).
  private var strokeFactor: Double {
    let isBold = task.options.accessibility.isBold
    let byWeight = 1 + 0.13 * Double(min(max(weight, 300), 900) - 400) / 100
    return byWeight * (isBold ? R143BoldText.strokeFactor : 1)
  }
}
