extension Painter {
  /// Calls `body` with the origin of a group's items while its clip, its transform and its opacity are in force.
  func inside(_ group: FrameGroup, at origin: Point, _ body: (Point) throws -> Void) rethrows {
    let origin = origin + group.origin
    let (isTurned, isTranslucent) = (group.transform != .identity, group.opacity < 1)
    guard group.clip != nil || isTurned || isTranslucent else { return try body(origin) }
    guard group.opacity > 0 else { return }
    context.save()
    if let clip = group.clip {
      context.rectangle(origin.x + clip.minX, origin.y + clip.minY, clip.width, clip.height)
      context.clip()
      cut(to: group.outlines, at: origin)
    }
    let outerVisible = visible
    if let clip = group.clip {
      visible = visible?.intersection(Rect(origin: origin + clip.origin, size: clip.size))
    }
    if isTurned { visible = nil }
    let outerTurn = turn
    if isTurned {
      context.translate(origin.x, origin.y)
      context.apply(group.transform)
      enter(group.transform)
    }
    if isTranslucent {
      context.beginLayer()
      noteOtherStreams()
    }
    defer {
      if isTranslucent { context.endLayer(opacity: group.opacity) }
      context.restore()
      turn = outerTurn
      visible = outerVisible
      forgetState()
    }
    try body(isTurned ? .zero : origin)
  }

  private func cut(to outlines: [Path], at origin: Point) {
    for outline in outlines {
      context.trace(outline, at: origin)
      context.clip()
    }
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
