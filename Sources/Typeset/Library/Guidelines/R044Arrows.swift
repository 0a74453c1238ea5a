/// R044: pictures that communicate direction, such as arrows, are turned round, and so is what an author says does so.
///
/// An arrow that means a real direction is another icon, which stays (R022).
enum R044Arrows {
  static let rule = Rule(44)
}
