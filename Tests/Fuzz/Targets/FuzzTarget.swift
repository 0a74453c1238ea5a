/// Something that takes bytes from anybody.
protocol FuzzTarget: Sendable {
  /// Prepares what all inputs share.
  init()
  /// Takes an input; a crash, a failed precondition and an endless loop are findings.
  func take(_ bytes: [UInt8])
}

/// Fails with a message about an invariant that does not hold.
func expect(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) {
  precondition(condition(), message())
}
