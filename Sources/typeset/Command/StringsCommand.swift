import ArgumentParser
import Typeset
import TypesetReview

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings", _superCommandName: TypesetCommand.name,
    abstract: "Lists the texts of string catalogs, converts them, and merges them.",
    discussion: """
      Reads catalogs of all kinds, files or folders, and lists their keys in the order
      of the files: plural forms, the length of the text that is translated, in
      characters, and how far each translation has come: missing, new,
      machine-translated, needs-review or translated. A document stands for the
      catalogs that it names, and the list says where it uses each key. JSON also has
      contexts, the greatest lengths, the texts, and the line of each.

      --missing lists only what waits for translators in some languages: what is
      missing there, new, made by a machine or to be looked at again.

      With -f, the list becomes a catalog of another format, with its order, comments
      and states, and with placeholders as the format has them. Formats with a language
      a file need a folder, or one language: LANG.lproj/Localizable.strings with a
      .stringsdict, values-LANG/strings.xml, app_LANG.arb, LANG/translation.json,
      LANG.po and LANG.xliff. One warning for each kind says what a format cannot hold.

      --merge writes the texts into a catalog that is there (.xcstrings, .strings,
      .xliff, .po, .arb, or a folder of them), in place or with -o elsewhere. Only the
      entries that differ change; all other bytes stay. The texts of the source
      language are left alone unless --locales names it.

      EXAMPLES:
        typesetter strings Localizable.xcstrings
        typesetter strings App/Resources screens/*.xml --locales de,ar
        typesetter strings Localizable.xcstrings --missing de,ar -f xliff -o todo
        typesetter strings app/src/main/res -f xcstrings -o Localizable.xcstrings
        typesetter strings back/de.xliff --merge Localizable.xcstrings

      EXIT STATUS:
        0   success
        64  usage error, such as an output that is one of the catalogs
        65  error in a catalog or a document
        66  a catalog or a document is missing or unreadable
        73  the output cannot be written
      """)

  @Argument(help: ArgumentHelp("Catalogs, folders of catalogs, and documents.", valueName: "file"))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "text, json, csv, xcstrings, strings, xliff, po, arb, android or json-i18next (default: text).",
      valueName: "form"),
    completion: .words(of: StringsForm.self))
  var format: String?

  @Option(help: ArgumentHelp("The languages to list, separated by commas (default: all).", valueName: "locales"))
  var locales: String?

  @Option(
    help: ArgumentHelp("Only what waits for translators in these languages, separated by commas.", valueName: "locales")
  )
  var missing: String?

  @Option(
    help: ArgumentHelp("Write the texts into this catalog, file or folder, and nothing else.", valueName: "catalog"))
  var merge: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output: a file, a folder, or - for standard output.", valueName: "out"))
  var output: String?

  @Option(
    parsing: .singleValue, help: ArgumentHelp("A folder that links may lead to; repeatable.", valueName: "folder"))
  var root: [String] = []

  func validate() throws {
    if locales != nil, missing != nil { throw ValidationError("--missing names the languages; leave out --locales") }
    for list in [locales, missing] { _ = try Self.tags(list) }
    if merge != nil, format != nil { throw ValidationError("--merge keeps the format of the catalog; leave out -f") }
    if merge != nil, missing != nil { throw ValidationError("--merge takes what there is; leave out --missing") }
    _ = try form
  }

  private var form: StringsForm { get throws { try OptionWord.value(of: format, as: "form") ?? .text } }

  /// The canonical tags in a list; nil without one.
  private static func tags(_ list: String?) throws -> [String]? {
    try list?.split(separator: ",", omittingEmptySubsequences: false).map { name in
      try LanguageOptions.validate(locale: String(name))
      return LanguageTag(String(name))?.tag ?? String(name)
    }
  }

  func run() throws {
    let reporter = Reporter(form: .text, isStrict: false)
    do {
      let readFiles = ReadFiles()
      let log = DiagnosticLog()
      let read = try StringsSources.list(files, roots: root, readFiles: readFiles, log: log)
      reporter.report(log.diagnostics)
      guard var list = read else { throw ExitCode(ExitStatus.of(log, isStrict: false)) }
      if let languages = try Self.tags(locales) { list = list.limited(to: languages) }
      if let languages = try Self.tags(missing) { list = list.missing(in: languages) }
      if let merge { return try self.merge(list, into: merge, sparing: readFiles, reporter) }
      guard let writing = try form.writing else {
        return try write(try form == .json ? list.json : list.text, sparing: readFiles)
      }
      let result = writing.files(of: list, table: StringsSources.table(of: files))
      let paths = try StringsOutput(output, as: writing, sparing: readFiles).write(result.files)
      reporter.report(result.warnings)
      try Terminal.show(paths.map { "wrote \(TerminalText.inline($0))\n" }.joined())
    } catch let code as ExitCode {
      throw code
    } catch {
      reporter.report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }

  /// Writes the texts of a list into a catalog, and says what has changed.
  private func merge(
    _ list: CatalogList, into path: String, sparing readFiles: ReadFiles, _ reporter: Reporter
  ) throws {
    let names = try Self.tags(locales) ?? []
    let merge = StringsMerge(list, withSource: list.limited(to: names).includesSource)
    let result = try merge.result(into: path)
    try StringsMerge.write(result, of: path, to: output, sparing: readFiles)
    reporter.report(result.warnings)
    let line = result.line(path)
    if output == "-" { reporter.tell([line]) } else { try Terminal.show(TerminalText.inline(line) + "\n") }
  }

  /// Writes a list to its place.
  private func write(_ text: String, sparing readFiles: ReadFiles) throws {
    guard let output, output != "-" else {
      // What people read has no power over the terminal.
      return try Terminal.output(output == nil && (try form) == .text ? TerminalText.lines(text) : text)
    }
    try OutputFile.write(to: output, as: .named, sparing: readFiles) { try $0.write(Array(text.utf8)) }
  }
}
