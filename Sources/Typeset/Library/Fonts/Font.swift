/// One face of a font file, immutable and shared by all tasks.
public final class Font: Sendable {
  /// The family it answers to.
  public let family: String
  init(family: String) { self.family = family }
}
