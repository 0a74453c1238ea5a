import ArgumentParser
import Typeset

struct SkillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract: "Writes pages from which a coding agent learns to use this program.",
    discussion: """
      The pages say what the program does, how a change is made and checked, and how
      screens and their texts are written. Without --install, the first one goes to
      standard output.

      --install writes them to a folder typesetter in the one that is named, where
      agents look for skills. Older versions of the pages are replaced; a file that was
      changed by hand is not, and ends the command before it writes.

      EXAMPLES:
        typesetter skill
        typesetter skill --install .claude/skills

      EXIT STATUS:
        0   success
        64  usage error
        73  a file exists or cannot be written
      """)

  @Option(help: ArgumentHelp("The folder of skills in which the pages are put.", valueName: "folder"))
  var install: String?

  /// The folder of the pages, and the line that says that a page is ours.
  private static let (name, mark) = ("typesetter", "<!-- Written by typesetter skill; it replaces this file. -->")

  func validate() throws {
    if install?.isEmpty == true { throw ValidationError("--install is empty; give a folder") }
  }

  func run() throws {
    guard let install else { return try ReportOptions.write(Self.text(of: "SKILL.md")) }
    let folder = install + "/" + Self.name
    do {
      let pages = EmbeddedFiles.skill.paths.sorted().map { (path: "\(folder)/\($0)", text: Self.text(of: $0)) }
      for page in pages where try !Self.mayReplace(page.path) { throw OutputError.exists(page.path) }
      try FileSystem.makeFolder(folder)
      for page in pages { try OutputFile.write(to: page.path, as: .named) { try $0.write(Array(page.text.utf8)) } }
      try ReportOptions.write(pages.map { $0.path + "\n" }.joined())
    } catch let error as OutputError {
      Reporter(form: .text, isStrict: false).report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }

  /// A page with the mark at its end, so that what agents look for is at its beginning.
  private static func text(of page: String) -> String {
    String(decoding: EmbeddedFiles.skill[page] ?? [], as: UTF8.self) + "\n" + mark + "\n"
  }

  /// Whether nothing is at a path, or a page that this program wrote.
  private static func mayReplace(_ path: String) throws -> Bool {
    guard FileSystem.resolved(path) != nil || FileSystem.isLink(path) else { return true }
    return String(decoding: (try? InputFile.read(path)) ?? [], as: UTF8.self).hasSuffix(mark + "\n")
  }
}
