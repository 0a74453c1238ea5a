/// The share of an iPad's screen that an app has beside another one (F5, F6).
public enum ScreenSplit: String, Sendable, Hashable, CaseIterable {
  case full
  case twoThirds = "2/3"
  case half = "1/2"
  case third = "1/3"
}
