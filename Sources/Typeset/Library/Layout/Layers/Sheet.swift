/// A screen of its own over the lower part of another: on an iPad a card in the middle.
struct Sheet {
  /// The extent on an iPad, in points.
  private static let card = Size(width: 540, height: 620)
  /// The distance from the top of the safe area, in points.
  static let distance = 10.0
  /// The room for the line that people drag, and above contents without a bar, in points.
  private static let grabberRoom = 16.0
  private static let roomWithoutBar = 16.0
  /// The line that people drag, in points.
  private static let grabber = Size(width: 36, height: 5)

  private let block: Block
  private let room: LayerRoom
  private let identity: ElementIdentity
  private let environment: TextEnvironment
  private let task: LayoutTask

  init(_ block: Block, in room: LayerRoom, _ surroundings: Surroundings, task: LayoutTask) {
    self.block = block
    self.room = room
    self.task = task
    var around: TextEnvironment
    (identity, around) = task.enter(block, in: surroundings)
    around.appearance.isElevated = true
    environment = around
  }

  /// The sheet in its place.
  var placed: PlacedLayer {
    PlacedLayer(.sheet, identity, environment, items: [item(in: frame)])
  }

  /// Its place: as wide as the safe area, from its height down to the edge.
  private var frame: Rect {
    let most = room.screen.height - room.safeArea.top - Self.distance
    let keyboard = room.keyboardHeight
    if room.isRegular {
      // A card is in the middle of what the keyboard leaves, from its edge down where that is less.
      let most = keyboard > 0 ? most - keyboard - Self.distance : most
      let height = min(height(of: min(Self.card.height, most), screen: Self.card.height), most)
      let width = min(Self.card.width, room.area.width)
      let y = max((room.screen.height - keyboard - height) / 2, room.safeArea.top + (keyboard > 0 ? Self.distance : 0))
      return Rect(x: (room.screen.width - width) / 2, y: y, width: width, height: height)
    }
    let isLow = room.placement.heightClass == .compact
    // A keyboard moves it up, as far as there is room.
    let lift = max(0, keyboard - room.safeArea.bottom)
    let height = isLow ? most : min(height(of: most, screen: room.screen.height) + lift, most)
    let sides = room.safeArea.start + room.safeArea.end
    return Rect(
      x: room.layoutDirection.x(of: room.screen.width - sides, at: room.safeArea.start, in: room.screen.width),
      y: room.screen.maxY - height, width: room.screen.width - sides, height: height)
  }

  /// The height that is asked for, where `most` is that of a large one.
  private func height(of most: Double, screen: Double) -> Double {
    switch block.attributes[SheetElement.detent] {
    case .large: most
    case .medium: (screen / 2).rounded()
    case .height(let points): points + room.safeArea.bottom
    }
  }

  private var hasGrabber: Bool { block.attributes[SheetElement.grabber] }

  private func item(in frame: Rect) -> FrameItem {
    let blocks: [Block] = if case .blocks(let blocks) = block.content { blocks } else { [] }
    let style = block.name.declaration.style
    var canvas = Canvas(
      kind: .screen(Screen(scrolls: block.attributes[SheetElement.scroll])), attributes: block.attributes,
      offset: block.offset, blocks: blocks)
    canvas.attributes.remove(Common.appearance)
    let hasOwnBackground = canvas.attributes.gives(Common.background)
    if !hasOwnBackground, !canvas.holdsGroups, let background = style.background {
      canvas.attributes[Common.background] = .color(.named(background))
    }
    let hasBar = blocks.contains { $0.name == .navBar }
    let top = (hasGrabber ? Self.grabberRoom : 0) + (hasBar ? 0 : Self.roomWithoutBar)
    let placement = room.placement.sheet(
      of: frame.size,
      safeArea: Insets(
        top: top, start: 0, bottom: room.isRegular ? 0 : max(room.safeArea.bottom, room.keyboardHeight), end: 0))
    let bars = ScreenBars(
      of: canvas, on: placement, path: identity.path, around: environment, isSheet: true, task: task)
    let contents = CanvasContents(
      canvas, path: identity.path, width: frame.width, height: frame.height,
      insets: canvas.insets(beside: bars, on: placement), placement: placement, bars: bars, named: block.name,
      around: environment, task: task)
    let laid = contents.frame(grows: false, scrolls: block.attributes[SheetElement.scroll])
    // The corners at the bottom are those of the screen.
    let ground = Rect(
      x: 0, y: 0, width: frame.width, height: frame.height + (room.isRegular ? 0 : style.radius))
    var items: [FrameItem] = []
    let outline = Path(ground, radius: style.radius)
    if let material = Material(
      block.attributes[Common.material], tint: block.attributes[Common.background].map { Paint($0, in: environment) },
      in: environment)
    {
      items.append(.path(material.item(outline, in: ground, layoutDirection: room.layoutDirection)))
    } else if let background = laid.background {
      items.append(.path(PathItem(path: outline, fill: background)))
    }
    // What reaches its edges is cut at the round corners.
    let reachesCorners =
      room.isRegular || blocks.contains { $0.isBackdrop || $0.attributes[Common.extends] == .screen }
    items += reachesCorners ? laid.items.map { $0.clipped(to: outline) } : laid.items
    if hasGrabber { items.append(grabber(in: frame.width)) }
    return .group(
      FrameGroup(
        origin: frame.origin, clip: Rect(origin: .zero, size: frame.size),
        meaning: .element(identity.element(size: frame.size, text: nil)), items: items))
  }

  private func grabber(in width: Double) -> FrameItem {
    let box = Rect(x: (width - Self.grabber.width) / 2, y: 5, width: Self.grabber.width, height: Self.grabber.height)
    let color = environment.resolve(.named("gray3"))
    return identity.part(
      "grabber", frame: box,
      items: [.roundedBox(Self.grabber, radius: Self.grabber.height / 2, fill: color)])
  }
}
