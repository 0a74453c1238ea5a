/// What lies under the bars of a screen: contents that reach there, or its backdrop.
struct ScreenGround {
  private let canvas: Canvas
  private let placement: ScreenPlacement
  private let environment: TextEnvironment
  private let task: LayoutTask

  /// How high the part of an edge is that decides at least, in points.
  private static let leastHeight = 44.0
  /// The side of a pixel of the picture whose colours are counted, in points.
  private static let side = 6.0

  /// The ground of a screen's bars; `environment` is the one inside the screen.
  init(of canvas: Canvas, on placement: ScreenPlacement, _ environment: TextEnvironment, task: LayoutTask) {
    self.canvas = canvas
    self.placement = placement
    self.environment = environment
    self.task = task
  }

  /// Whether anything but the background of the screen is under the bars of an edge.
  func isContents(under edge: VerticalEdge) -> Bool { block(under: edge) != nil }

  /// The mean of the colours under the bars of an edge; nil where only the background of the screen is there.
  func color(under edge: VerticalEdge) -> Color? {
    guard let block = block(under: edge) else { return nil }
    let inside = environment.entering(block.name, block.attributes)
    if let paint = block.attributes[Common.background] { return Paint(paint, in: inside).color }
    guard block.isBackdrop || block.holdsPicture else { return nil }
    return mean(of: block, at: edge)
  }

  private func block(under edge: VerticalEdge) -> Block? {
    let contents = ScreenBars.contents(of: canvas.blocks)
    let touching = edge == .top ? contents.first : contents.last
    if let touching, touching.attributes[Common.extends] == .screen { return touching }
    return canvas.blocks.first(where: \.isBackdrop)
  }

  /// The mean of the colours that a block has under the bars of an edge.
  private func mean(of block: Block, at edge: VerticalEdge) -> Color? {
    let screen = placement.size
    let safeArea = edge == .top ? placement.safeArea.top : placement.safeArea.bottom
    let strip = min(screen.height, max(Self.leastHeight, safeArea))
    let top = edge == .top ? 0 : screen.height - strip
    var items: [FrameItem] = []
    task.silently {
      let surroundings = Surroundings(environment: environment.insideChildren, path: "", placement: placement)
      let node = task.node(of: block, in: surroundings)
      let height = block.isBackdrop ? screen.height : node.extent(in: screen.width).height
      let y = edge == .top || block.isBackdrop ? 0 : screen.height - height
      node.place(Size(width: screen.width, height: height), at: Point(x: 0, y: y), into: &items)
    }
    let background =
      canvas.attributes[Common.background].map { Paint($0, in: environment).color }
      ?? environment.resolve(.named("background"))
    let moved = FrameGroup(origin: Point(x: 0, y: -top), meaning: .artifact, items: items)
    let frame = Frame(
      name: "", size: Size(width: screen.width, height: strip), direction: .leftToRight, locale: "",
      background: Color(red: background.red, green: background.green, blue: background.blue), items: [.group(moved)])
    guard let pixels = try? PNGOutput.pixels(of: frame, scale: 1 / Self.side, faces: FaceCache()).pixels else {
      return nil
    }
    return Self.mean(of: pixels)
  }

  private static func mean(of pixels: [UInt32]) -> Color? {
    guard !pixels.isEmpty else { return nil }
    func channel(_ shift: UInt32) -> UInt8 {
      UInt8(pixels.reduce(0) { $0 + Int($1 >> shift & 0xFF) } / pixels.count)
    }
    return Color(red: channel(0), green: channel(8), blue: channel(16))
  }
}

extension Block {
  /// Whether it is a picture, or a box with one behind its contents.
  fileprivate var holdsPicture: Bool { name.isPicture || backdrop != nil }
}
