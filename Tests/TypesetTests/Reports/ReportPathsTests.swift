import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Paths in reports begin at the root of the repository.
@Suite struct ReportPathsTests {
  @Test func pathsAreThoseOfTheRepository() throws {
    let run = try CommandRun()
    #expect(
      try run.shell("mkdir -p repo/App/Screens repo/Strings away; cd repo; git init -q; ln -s ../away out").status == 0)
    let top = run.folder.path
    let paths = ReportPaths(documents: ["\(top)/repo/App/Screens/a.xml"], roots: ["\(top)/repo/App"], current: top)
    #expect(paths.shown("\(top)/repo/App/Screens/a.xml") == "App/Screens/a.xml")
    #expect(paths.shown("\(top)/repo/App/Screens/../../Strings/./S.xcstrings") == "Strings/S.xcstrings")
    // A link stays in the repository, and a file that is nowhere too; what is outside has its whole path.
    #expect(paths.shown("\(top)/repo/out/b.xml") == "out/b.xml" && paths.shown("\(top)/repo/x/../b.xml") == "b.xml")
    #expect(
      paths.shown("\(top)/away/b.xml").hasSuffix("/away/b.xml") && paths.shown("\(top)/away/b.xml").hasPrefix("/"))
    #expect(paths.shown("-") == "-" && paths.shown("<stdin>") == "<stdin>")
    #expect(ReportPaths().shown("../a/../b.xml") == "../a/../b.xml")
  }

  @Test func withoutARepositoryTheyBeginAtTheRoot() throws {
    let run = try CommandRun()
    #expect(try run.shell("mkdir -p App/Screens").status == 0)
    let top = run.folder.path
    let paths = ReportPaths(documents: ["-", "\(top)/App/Screens/a.xml"], roots: ["\(top)/App"], current: top)
    #expect(paths.shown("\(top)/App/Screens/a.xml") == "Screens/a.xml")
    let current = ReportPaths(documents: ["\(top)/App/Screens/a.xml"], roots: [], current: top)
    #expect(current.shown("\(top)/App/Screens/a.xml") == "App/Screens/a.xml")
  }

  @Test(arguments: [
    ("a/../b/./c", "b/c"), ("../a", "../a"), ("a/../../b", "../b"), ("/a/../../b", "/b"), ("a/..", "."), ("/", "/"),
    ("./a", "a"),
  ]) func dotsAreLeftOut(path: String, short: String) { #expect(FileSystem.withoutDots(path) == short) }
}
