/// What lives until the process ends, which gives all memory back at once and so sooner than object by object.
enum UntilExit {
  /// Keeps something that this run of the command needs to its end.
  static func keep(_ thing: some Any) { _ = unsafe Unmanaged.passRetained(Box(thing)) }

  private final class Box<Thing> {
    let thing: Thing
    init(_ thing: Thing) { self.thing = thing }
  }
}
