import CCairo

extension Painter {
  /// Calls `body` with the origin of a group's items while its clip, its transform and its opacity are in force.
  func inside(_ group: FrameGroup, at origin: Point, _ body: (Point) throws -> Void) rethrows {
    let origin = origin + group.origin
    let (isTurned, isTranslucent) = (group.transform != .identity, group.opacity < 1)
    guard group.clip != nil || isTurned || isTranslucent else { return try body(origin) }
    guard group.opacity > 0 else { return }
    cairo_save(context)
    if let clip = group.clip {
      cairo_rectangle(context, origin.x + clip.minX, origin.y + clip.minY, clip.width, clip.height)
      cairo_clip(context)
    }
    let outerVisible = visible
    if let clip = group.clip {
      visible = visible?.intersection(Rect(origin: origin + clip.origin, size: clip.size))
    }
    if isTurned { visible = nil }
    let outerTurn = turn
    if isTurned {
      cairo_translate(context, origin.x, origin.y)
      apply(group.transform)
      enter(group.transform)
    }
    if isTranslucent {
      cairo_push_group(context)
      noteOtherStreams()
    }
    defer {
      if isTranslucent {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, group.opacity)
      }
      cairo_restore(context)
      turn = outerTurn
      visible = outerVisible
      forgetState()
    }
    try body(isTurned ? .zero : origin)
  }

  /// Changes the coordinates in which is drawn from here on.
  func apply(_ transform: Transform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_transform(context, &matrix)
  }

  private func enter(_ transform: Transform) {
    var whole = transform.followed(by: turns[turn])
    (whole.tx, whole.ty) = (0, 0)
    if let known = turns.firstIndex(of: whole) {
      turn = known
    } else {
      turns.append(whole)
      turn = turns.count - 1
    }
  }
}
