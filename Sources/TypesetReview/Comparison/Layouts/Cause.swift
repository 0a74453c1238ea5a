import Typeset

/// Why an element moved or grew along an axis.
enum Cause: Hashable {
  /// It says, shows or looks something else itself.
  case own
  /// The page is another.
  case page
  /// Another pair of elements changed; its words follow `because`.
  case pair(Int, because: String)
  /// Another pair moved, for a cause of its own along the same axis.
  case same(as: Int)
  /// An element came, as an index into the actual page.
  case appeared(Int, because: String)
  /// An element went, as an index into the expected page.
  case vanished(Int, because: String)
  /// Nothing around it tells.
  case unknown
}
