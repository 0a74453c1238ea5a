/// What an output says of all its pages.
package struct PageSet: Sendable {
  /// Their names; nil for no name.
  let title: String?
  /// Their language, a BCP 47 tag.
  let language: String
  /// The side from which they are read.
  let direction: Direction

  package init(title: String?, language: String, direction: Direction) {
    self.title = title
    self.language = language
    self.direction = direction
  }
}
