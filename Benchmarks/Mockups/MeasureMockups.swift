import FoundationEssentials
import Typeset

/// Measures a mockup in ten locales on three devices, all in one process.
///
///     measure-mockups render FILE FONTS FORMAT FOLDER WORKERS PASSES
///         seconds of the fastest pass, a tab, the outputs of a pass
///     measure-mockups runs FILE FONTS
///         write the glyph runs of all variants, for the peer
///     measure-mockups page FILE FONTS
///         the same of the document as it is
///
/// A pass draws every variant once, each to its own file. Each worker reads the document and its catalogs once.
@main struct MeasureMockups {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("render", 7):
      guard let format = OutputFormat(rawValue: arguments[4]), let workers = Int(arguments[6]),
        let passes = Int(arguments[7])
      else { throw UsageError() }
      let mockup = try Mockup(path: arguments[2], fonts: arguments[3])
      let seconds = mockup.seconds(format: format, folder: arguments[5], workers: workers, passes: passes)
      print("\(seconds)\t\(Mockup.variants.count)")
    case ("runs", 3):
      try Mockup(path: arguments[2], fonts: arguments[3]).printRuns(of: Mockup.variants)
    case ("page", 3):
      try Mockup(path: arguments[2], fonts: arguments[3]).printRuns(of: [Mockup.Variant()])
    default:
      throw UsageError()
    }
  }

  struct UsageError: Error {}
}

/// A document in all its variants.
struct Mockup: Sendable {
  /// One combination of locale and device; what is nil is as the document says.
  struct Variant: Sendable {
    var locale: String?
    var device: String?
  }

  static let variants: [Variant] = ["en", "ar-EG", "he", "fa", "ur", "de", "fr", "es", "th", "hi"].flatMap { locale in
    ["iphone-se", "iphone-xs", "ipad-9.7"].map { Variant(locale: locale, device: $0) }
  }

  private let typesetter: Typesetter
  private let bytes: [UInt8]
  private let path: String

  init(path: String, fonts: String) throws {
    guard let contents = FileManager.default.contents(atPath: path) else { throw MeasureMockups.UsageError() }
    bytes = Array(contents)
    self.path = path
    typesetter = Typesetter(fonts: try FontLibrary(bundled: fonts))
  }

  /// A session with the document; one for each worker.
  private final class State {
    let session: TypesettingSession
    let document: LoadedDocument

    init(_ mockup: Mockup) {
      session = mockup.typesetter.session()
      let folder = mockup.path.split(separator: "/").dropLast().joined(separator: "/")
      let log = DiagnosticLog()
      guard
        let document = session.read(
          mockup.bytes, name: mockup.path, folder: mockup.path.first == "/" ? "/" + folder : folder, log: log)
      else { fatalError("\(log.diagnostics.map(\.message))") }
      self.document = document
    }

    func choose(_ variant: Variant) {
      session.options.layout.locale = variant.locale
      session.options.layout.device = variant.device
    }
  }

  /// The seconds of the fastest of several passes, each by a process's worth of workers that start with nothing
  /// remembered.
  func seconds(format: OutputFormat, folder: String, workers: Int, passes: Int) -> Double {
    var best = Double.infinity
    for _ in 0..<passes {
      let duration = ContinuousClock().measure {
        Workers.forEach(below: Self.variants.count, workers: workers, makeState: { State(self) }) { state, index in
          let variant = Self.variants[index]
          state.choose(variant)
          let file = "\(folder)/\(index).\(format.rawValue)"
          do {
            let log = DiagnosticLog()
            guard try !state.session.render(state.document, as: format, to: .file(file), log: log).isEmpty else {
              fatalError("\(log.diagnostics.map(\.message))")
            }
          } catch {
            fatalError("\(error)")
          }
        }
      }
      best = min(best, Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds))
    }
    return best
  }

  /// Prints every page and its runs: what the peer shapes and draws again.
  func printRuns(of variants: [Variant]) throws {
    let state = State(self)
    for variant in variants {
      state.choose(variant)
      try state.session.frames(of: state.document, log: DiagnosticLog()) { frame in
        print("page\t\(frame.size.width)\t\(frame.size.height)\t\(frame.scale)")
        Self.printRuns(frame.items, at: Point(x: 0, y: 0))
      }
    }
  }

  private static func printRuns(_ items: [FrameItem], at origin: Point) {
    for item in items {
      switch item {
      case .glyphs(let run):
        let look = run.appearance
        let (x, y) = (origin.x + run.origin.x, origin.y + run.origin.y)
        print(
          "run\t\(look.font.fileName)\t\(look.size)\t\(run.direction.rawValue)\t\(run.script)\t\(look.language)\t\(x)\t\(y)\t"
            + "\(look.color.hex)\t\(run.text)")
      case .group(let group):
        printRuns(group.items, at: Point(x: origin.x + group.origin.x, y: origin.y + group.origin.y))
      default: break
      }
    }
  }
}
