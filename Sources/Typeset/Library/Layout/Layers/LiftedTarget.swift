/// The element that a context menu belongs to, lifted above the dimmed screen: its picture on a ground of its own.
struct LiftedTarget {
  /// How far the ground reaches beyond the element, and the radius of its corners, in points.
  private static let outset = 4.0
  private static let radius = 10.0

  /// What is drawn, outside of every tag: the element itself is beneath.
  let items: [FrameItem]

  init(_ target: LayerTarget, environment: TextEnvironment) {
    let ground = Rect(origin: .zero, size: target.frame.size).expanded(by: Self.outset)
    let fill = environment.resolve(.named(ElementName.contextMenu.declaration.style.background ?? "background"))
    items = [
      .group(
        FrameGroup(
          origin: target.frame.origin, meaning: .artifact,
          items: [.path(PathItem(path: Path(ground, radius: Self.radius), fill: fill))] + target.items.flattened))
    ]
  }
}
