import Synchronization

/// Draws suspect SVG pictures in a process of their own first, so that one that crashes librsvg, or takes too long,
/// costs nothing but itself.
///
/// Each picture is tried once. The process is the program itself, which its `main` hands over with
/// `PictureTrial.argument`; a program that does not do so, such as one that uses the library, has no trials, and its
/// pictures are only checked.
package final class PictureTrial: Sendable {
  /// The only argument of the process that draws.
  package static let argument = "try-picture"
  /// How long the process may work, in seconds of a processor.
  package static let seconds = 3
  /// How much memory it may take, in bytes of addresses.
  package static let mostMemory = 1 << 30
  /// After so many seconds it is ended even if it has not worked, as on a machine with too much to do.
  static let patience = 60
  /// What the process writes if a picture can be drawn.
  package static let success = "the picture can be drawn"

  private let program: String
  /// The results by the digests of pictures.
  private let known = Mutex<[String: PictureError.Reason?]>([:])
  private static let registered = Mutex<PictureTrial?>(nil)

  /// A trial by a program.
  init(program: String) { self.program = program }

  /// The trial of this program; nil if it has none.
  static var ofThisProgram: PictureTrial? { registered.withLock { $0 } }

  /// Makes trials possible: the program at a path draws a picture if it is started with `argument`.
  package static func register(program: String) { registered.withLock { $0 = PictureTrial(program: program) } }

  /// Throws if the process that draws a picture fails.
  func attempt(_ bytes: [UInt8], fonts: PictureFonts) throws(PictureError.Reason) {
    let digest = SHA256.hex(of: bytes)
    if let result = known.withLock({ $0[digest] }) {
      if let result { throw result }
      return
    }
    let request = PictureTrialRequest(bytes: bytes, fonts: fonts).encoded
    let ending = ChildProcess.run(program, Self.argument, input: request, seconds: Self.patience)
    let result = Self.reason(of: ending)
    known.withLock { $0[digest] = .some(result) }
    if let result { throw result }
  }

  /// Why a picture is refused after its trial; nil if it is not.
  static func reason(of ending: ChildProcess.Ending) -> PictureError.Reason? {
    switch ending {
    case .reply(let words) where words.hasSuffix(success): nil
    case .reply(let words): .damaged(.svg, words.isEmpty ? "it cannot be drawn" : words)
    case .signal(let signal, _) where ChildProcess.isOutOfTime(signal):
      .beyondLimits("takes more than \(seconds) s to draw")
    case .signal(_, let words) where words.contains("alloc"):
      .beyondLimits("takes more than \(mostMemory >> 30) GB of memory to draw")
    case .signal: .beyondLimits("makes librsvg crash")
    case .notStarted: nil
    }
  }
}

/// A picture on its way to the process that tries it.
package struct PictureTrialRequest {
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// The fonts for its texts.
  package var fonts: PictureFonts

  /// A request for the bytes of a file.
  init(bytes: [UInt8], fonts: PictureFonts) {
    self.bytes = bytes
    self.fonts = fonts
  }

  /// Reads a request.
  package init?(encoded: [UInt8]) {
    var rest = encoded[...]
    func field() -> String? {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    guard let count = field().flatMap({ Int($0) }), let usual = field(), let monospaced = field() else { return nil }
    var files: [PictureFonts.File] = []
    for _ in 0..<count {
      guard let path = field(), let family = field() else { return nil }
      files.append(PictureFonts.File(path: path, family: family))
    }
    fonts = PictureFonts(files: files, defaultFamily: usual, monospacedFamily: monospaced) { _ in true }
    bytes = Array(rest)
  }

  /// The request as bytes: fields that end with zero, and then the file.
  var encoded: [UInt8] {
    let fields =
      ["\(fonts.files.count)", fonts.defaultFamily, fonts.monospacedFamily]
      + fonts.files.flatMap { [$0.path, $0.family] }
    return fields.flatMap { Array($0.utf8) + [0] } + bytes
  }
}
