/// Makes the frames of a page's canvas: what flows, between a running head and a running foot.
struct RunningLines {
  private let canvas: Canvas
  private let paper: Paper
  private let environment: TextEnvironment
  private let task: LayoutTask

  init(_ canvas: Canvas, _ paper: Paper, task: LayoutTask) {
    self.canvas = canvas
    self.paper = paper
    self.task = task
    environment = task.environment.entering(.page, canvas.attributes)
  }

  /// The frame of one page around the items that flow on it.
  func frame(of items: [FrameItem], page: PageNumbers) -> Frame {
    var frame = Frame(
      name: canvas.attributes.id.map { page.page == 1 ? $0 : "\($0)-\(page.page)" } ?? "page\(page.page)",
      size: paper.size, direction: environment.layoutDirection, locale: environment.locale)
    let background = CanvasBackground(canvas, environment)
    frame.background = background.background
    frame.items = background.items(size: paper.size) + items
    if let head = canvas.runningHead { place(head, top: 0, page, into: &frame.items) }
    if let foot = canvas.runningFoot { place(foot, top: paper.size.height - paper.margin, page, into: &frame.items) }
    return frame
  }

  /// Puts a running line into the middle of the margin whose top edge is given.
  private func place(_ line: Block, top: Double, _ page: PageNumbers, into items: inout [FrameItem]) {
    var line = line
    if !line.attributes.gives(Common.lines) { line.attributes[Common.lines] = 1 }
    let surroundings = Surroundings(environment: environment, path: "")
    let text = TextBlock(
      line, path: line.name.rawValue, environment.entering(line.name, line.attributes), in: surroundings, task: task,
      pageNumbers: page)
    let width = max(0, paper.size.width - 2 * paper.margin)
    let height = text.extent(in: width).height
    var inner: [FrameItem] = []
    let size = Size(width: width, height: height)
    let decisions = text.place(in: size, at: .zero, into: &inner)
    if decisions?.isTruncated == true, page.page == 1 {
      task.warn(.runningLine, name: line.name.rawValue, offset: line.offset)
    }
    let origin = Point(x: paper.margin, y: top + (paper.margin - height) / 2)
    items.append(.group(FrameGroup(origin: origin, meaning: .artifact, items: inner)))
  }
}
