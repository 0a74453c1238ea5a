/// The versions that decide the bytes of an output.
public enum Versions {
  /// The version of this program.
  public static let typeset = "0.1.0"
}
