/// A status bar: the time at the start, the signs at the end, both beside the housing where there is one (R103); in a
/// call, older devices have a second line below, all on green (R104).
struct StatusBar: Arrangement {
  private let identity: ElementIdentity
  private let time: TextBlock
  private let signs: [StatusSign]
  private let placement: ScreenPlacement
  private let layoutDirection: Direction
  private let color: Color
  /// The size of the signs against the full one.
  private let scale: Double
  /// The way back to a call; nil where the bar does not show one.
  private let call: TextBlock?
  /// The distance between two signs, in points at full size.
  private static let gap = 5.0
  /// The distance of time and signs from the sides in a thin bar, in points.
  private static let thinMargin = 12.0
  /// The least distance of time and signs from a housing, and from the sides beside it, in points.
  private static let (housingGap, housingMargin) = (4.0, 8.0)
  /// The sensor housing; nil on devices without one.
  private let housing: Rect?

  init(_ part: Part, task: LayoutTask) {
    let part = part.asBar()
    identity = part.identity
    let placement = part.placement
    self.placement = placement
    layoutDirection = part.environment.layoutDirection
    let isInCall = R104StatusBusy.addedHeight(during: part.attributes[StatusBarElement.status], on: placement) > 0
    color = part.environment.color ?? (isInCall ? .white : part.environment.resolve(.named("label")))
    let isHigh = R103StatusBar.surroundsHousing(on: placement)
    signs = StatusSign.allCases.filter { $0 != .signal || placement.device.kind != .pad }
    housing = isHigh ? DeviceMask(placement).housing : nil
    let room = housing.map { $0.minX - Self.housingGap - Self.housingMargin }
    scale = isHigh ? min(1, (room ?? .infinity) / Self.width(of: signs)) : 0.82
    let minutes = part.attributes[StatusBarElement.time]
    time = task.controlText(
      R103StatusBar.time(minutes, in: part.environment.numberingSystem), style: isHigh ? .subhead : .caption1,
      weight: 600, color: color, isCentered: isHigh, of: part)
    call =
      isInCall
      ? task.controlText(
        part.environment.spokenWords[.returnToCall], style: .caption1, weight: 600, color: color, isCentered: true,
        of: part) : nil
  }

  private var signsWidth: Double { scale * Self.width(of: signs) }

  /// The width of signs at full size, in points.
  private static func width(of signs: [StatusSign]) -> Double {
    signs.reduce(0) { $0 + $1.size.width } + gap * Double(signs.count - 1)
  }

  /// The height without a call, in points.
  private var ownHeight: Double { R079BarHeights.height(of: .statusBar, on: placement) }

  /// The height of the line of a call, in points.
  private var callHeight: Double { R104StatusBusy.addedHeight(during: .inCall, on: placement) }

  func widths() -> Widths {
    let width = time.widths().maxContent + signsWidth + 2 * Self.thinMargin
    return Widths(minContent: width, maxContent: width)
  }

  func extent(in width: Double) -> Extent {
    Extent(height: ownHeight + (call == nil ? 0 : callHeight), firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    placeCall(in: size, at: origin, into: &items)
    if let housing = HousingDrawing.item(on: placement) {
      items.append(.group(.annotation(at: origin, [housing])))
    }
    let width = time.widths().maxContent
    let height = time.extent(in: width).height
    let (timeOffset, signsOffset, middle) = offsets(time: width, in: size)
    let corner = Point(x: layoutDirection.x(of: width, at: timeOffset, in: size.width), y: middle - height / 2)
    var lines: [FrameItem] = []
    let text = time.place(in: Size(width: width, height: height), at: .zero, into: &lines)
    items.append(
      identity.part(
        "time", frame: Rect(origin: origin + corner, size: Size(width: width, height: height)), text: text,
        items: lines))
    var offset = signsOffset
    for sign in signs {
      let own = Size(width: sign.size.width * scale, height: sign.size.height * scale)
      let place = Point(x: layoutDirection.x(of: own.width, at: offset, in: size.width), y: middle - own.height / 2)
      items.append(
        identity.part(
          sign.rawValue, frame: Rect(origin: origin + place, size: own), items: sign.items(scale: scale, color: color)))
      offset += own.width + Self.gap * scale
    }
    return nil
  }

  /// Places the green ground of a call and its line.
  private func placeCall(in size: Size, at origin: Point, into items: inout [FrameItem]) {
    guard let call else { return }
    let ground = FrameItem.roundedBox(size, fill: R104StatusBusy.background)
    items.append(identity.part("band", frame: Rect(origin: origin, size: size), items: [ground]))
    let own = Size(
      width: max(0, size.width - 2 * Self.thinMargin),
      height: call.extent(in: max(0, size.width - 2 * Self.thinMargin)).height)
    var lines: [FrameItem] = []
    let text = call.place(in: own, at: .zero, into: &lines)
    let corner = Point(x: Self.thinMargin, y: ownHeight + (callHeight - own.height) / 2)
    items.append(
      identity.part("call", frame: Rect(origin: origin + corner, size: own), text: text, items: lines))
  }

  /// Where time and signs begin, and the height of their middle.
  ///
  /// Beside a housing, both are in the middle of the space it leaves at each side, an eighth of the width away, or
  /// further out where they would touch it.
  private func offsets(time width: Double, in size: Size) -> (time: Double, signs: Double, middle: Double) {
    guard R103StatusBar.surroundsHousing(on: placement) else {
      return (Self.thinMargin, size.width - Self.thinMargin - signsWidth, ownHeight / 2)
    }
    let middle = size.width * 0.129
    let room = (housing?.minX ?? .infinity) - Self.housingGap
    let time = min(middle - width / 2, room - width)
    let signs = min(middle - signsWidth / 2, room - signsWidth)
    return (time, size.width - signs - signsWidth, size.height * 0.54)
  }
}
