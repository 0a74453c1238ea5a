/// What the system gives a size: a widget of an iPhone's home screen or lock screen, or a notification.
enum CanvasKind: String, MarkupWord {
  case widgetSmall = "widget-small"
  case widgetMedium = "widget-medium"
  case widgetLarge = "widget-large"
  /// Two cells on the lock screen.
  case lockScreen = "lock-screen"
  /// One cell on the lock screen.
  case lockScreenCircle = "lock-screen-circle"
  /// As high as its contents.
  case notification

  /// The width and the height, in points, on an iPhone of 390 or 393 points; no height where the contents decide.
  var size: (width: Double, height: Double?) {
    switch self {
    case .widgetSmall: (158, 158)
    case .widgetMedium: (338, 158)
    case .widgetLarge: (338, 354)
    case .lockScreen: (160, 72)
    case .lockScreenCircle: (72, 72)
    case .notification: (374, nil)
    }
  }

  /// The radius of the corners, in points.
  var radius: Double {
    switch self {
    case .widgetSmall, .widgetMedium, .widgetLarge: 22
    case .lockScreen: 12
    case .lockScreenCircle: 36
    case .notification: 24
    }
  }

  /// The distance of the contents from the edges, in points.
  var padding: Double {
    switch self {
    case .widgetSmall, .widgetMedium, .widgetLarge: 16
    case .lockScreen: 4
    case .lockScreenCircle: 8
    case .notification: 14
    }
  }
}
