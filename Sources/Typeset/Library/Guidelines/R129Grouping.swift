/// R129: what belongs together is read together, so a picture and its words form one unit and do not fall into a row of pictures
/// and a row of words.
enum R129Grouping {
  static let rule = Rule(129)

  /// Whether an element keeps what it holds together for assistive technology.
  static func isUnit(_ name: ElementName) -> Bool {
    switch name {
    case .group, .figure, .section: true
    default: false
    }
  }
}
