import ArgumentParser
import Typeset

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a screen of the gallery to begin with, or lists them.",
    discussion: """
      A screen comes as a document, a string catalog in ten languages (English,
      German, French, Arabic, Hebrew, Persian, Urdu, Hindi, Thai and Japanese), and
      its pictures. They go into a folder of their own, or into the one of -o. What
      is there is never overwritten: pictures that are the same are left alone, and
      any other file of that name ends the command before it writes.

      Without a kind, it lists the kinds.

      EXAMPLES:
        typesetter new
        typesetter new chat
        typesetter new sign-in -o Screens
        typesetter sheet chat/chat.xml --locales en,ar,ja --text-sizes l -o chat.pdf

      EXIT STATUS:
        0   success
        64  usage error, such as an unknown kind
        73  a file exists or cannot be written
      """)

  @Argument(
    help: ArgumentHelp("The kind of screen; all are listed without one.", valueName: "kind"),
    completion: .list(GalleryScreen.allCases.map(\.rawValue)))
  var kind: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the files (default: a new one, called as the kind).", valueName: "folder"))
  var output: String?

  func validate() throws {
    if kind == nil, output != nil { throw ValidationError("give the kind of screen; 'typesetter new' lists all") }
    if output?.isEmpty == true { throw ValidationError("--output is empty; give a folder") }
    _ = try screen
  }

  private var screen: GalleryScreen? {
    get throws {
      guard let kind else { return nil }
      if let screen = GalleryScreen(rawValue: kind) { return screen }
      let near = NearestName.of(kind, among: GalleryScreen.allCases.map(\.rawValue)).map { "did you mean '\($0)'? " }
      throw ValidationError("unknown kind '\(kind)'; \(near ?? "")the kinds are:\n\(GalleryScreen.list)")
    }
  }

  func run() throws {
    guard let screen = try screen else { return try ReportOptions.write(GalleryScreen.list) }
    let folder = output ?? screen.rawValue
    do {
      try Self.write(screen.paths, into: folder)
    } catch let error as OutputError {
      Reporter(form: .text, isStrict: false).report(error)
      throw ExitCode(ExitStatus.of(error))
    }
    try ReportOptions.write("\(folder)/\(screen.document)\n")
  }

  /// Writes files of the gallery that are not in the folder already; throws before the first if another is in its way.
  private static func write(_ paths: [String], into folder: String) throws {
    let files = paths.compactMap { path in
      EmbeddedFiles.gallery[path].map { (target: "\(folder)/\(path)", bytes: $0) }
    }
    let missing = try files.filter { file in
      guard FileSystem.resolved(file.target) != nil || FileSystem.isLink(file.target) else { return true }
      if file.target.hasSuffix(".svg"), (try? InputFile.read(file.target)) == file.bytes { return false }
      throw OutputError.exists(file.target)
    }
    for file in missing {
      try FileSystem.makeFolder(FileSystem.folder(of: file.target))
      try OutputFile.write(to: file.target, as: .named) { try $0.write(file.bytes) }
    }
  }
}
