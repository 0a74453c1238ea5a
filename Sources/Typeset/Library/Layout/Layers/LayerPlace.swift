/// Where a layer is on its screen.
struct LayerPlace {
  /// Its place, without its arrow.
  let frame: Rect
  /// The arrow that points to the element that it belongs to; nil for none.
  var callout: Callout?

  /// The greatest width of a question, usually and with text at the sizes for accessibility, in points.
  private static let alertWidths = (usual: 270.0, large: 320.0)
  /// The greatest width of choices at the bottom, of a notification and of a message, in points.
  private static let noticeWidth = 400.0
  /// The greatest width of a menu, usually and with text at the sizes for accessibility, in points.
  private static let menuWidths = (usual: 250.0, large: 330.0)
  /// The greatest width of blocks beside an element, in points.
  private static let popoverWidth = 320.0
  /// The distance of a message from the bars below it, in points.
  private static let toastDistance = 16.0

  /// The place of a layer whose contents are measured; `target` is that of the element that it belongs to.
  init(of layer: ElementKind.Layer, _ node: LayoutNode, at target: Rect?, in room: LayerRoom) {
    func size(_ width: Double) -> Size {
      Size(width: width, height: min(node.extent(in: width).height, room.area.height))
    }
    switch layer {
    case .alert, .sheet:
      let own = size(room.width(Self.alertWidths.usual, large: Self.alertWidths.large))
      frame = room.centered(own, y: room.area.minY + (room.area.height - own.height) / 2)
    case .actionSheet:
      let own = size(min(Self.noticeWidth, room.area.width))
      frame = room.centered(own, y: room.area.maxY - own.height)
    case .banner:
      frame = room.centered(size(min(Self.noticeWidth, room.area.width)), y: room.area.minY)
    case .toast:
      let own = size(min(Self.noticeWidth, room.area.width, node.widths.maxContent))
      let bottom = room.screen.maxY - max(room.bottomInset, room.safeArea.bottom) - Self.toastDistance
      frame = room.centered(own, y: max(room.area.minY, bottom - own.height))
    case .menu, .contextMenu, .submenu:
      let own = size(room.width(Self.menuWidths.usual, large: Self.menuWidths.large))
      let place = AnchoredPlace(own, beside: target, in: room, gap: LayerRoom.margin, alignsToEdge: true)
      frame = place.frame
    case .popover:
      let asked = node.box.width == nil ? min(Self.popoverWidth, node.widths.maxContent) : node.widths.maxContent
      let own = size(min(asked, room.area.width))
      let place = AnchoredPlace(own, beside: target, in: room, gap: Callout.length, alignsToEdge: false)
      frame = place.frame
      callout = target.flatMap { Callout(from: place, to: $0, radius: node.box.decoration.radii.common ?? 0) }
    }
  }
}
