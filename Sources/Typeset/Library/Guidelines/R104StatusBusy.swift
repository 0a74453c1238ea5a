/// R104: while a call is held, older devices have a higher status bar; those with a sensor housing keep theirs.
enum R104StatusBusy {
  static let rule = Rule(104)

  /// The height of the status bar of older devices, in points (F3).
  private static let olderHeight = 20.0
  /// The height of the line that says what goes on, in points.
  private static let line = 20.0

  /// The height that a task in the background adds, in points.
  static func addedHeight(during task: BackgroundTask, on placement: ScreenPlacement) -> Double {
    switch task {
    case .none: 0
    case .inCall: R103StatusBar.height(on: placement) == olderHeight ? line : 0
    }
  }

  /// The colour of the bar, on which white text has 5:1 (R151).
  static let background = Color(red: 24, green: 128, blue: 56)
}
