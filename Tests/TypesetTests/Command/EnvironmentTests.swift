import Foundation
import Testing

@testable import Typeset

/// Nothing in the environment changes an output, whichever library looks for it there.
@Suite struct EnvironmentTests {
  /// A picture whose text Pango and HarfBuzz shape: without shaping, the letters of an Arabic word are not joined.
  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">\
    <text x="110" y="28" direction="rtl" font-family="Noto Sans Arabic" font-size="24">سلام</text></svg>
    """
  private static let files = [
    "a.xml": """
    <document lang="en"><canvas width="160"><p>Office 12:30</p><p lang="ar">سلام عليكم</p>\
    <image src="text.svg" alt="A word"/></canvas></document>
    """, "text.svg": picture,
  ]

  @Test(arguments: [
    ["HB_SHAPER_LIST": "fallback"], ["HB_OPTIONS": "uniscribe-bug-compatible"], ["PANGO_LANGUAGE": "ur"],
    ["PANGOCAIRO_BACKEND": "x"], ["FC_LANG": "ur"], ["FONTCONFIG_SYSROOT": "/nowhere"], ["FONTCONFIG_FILE": "/nowhere"],
    ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0"], ["CAIRO_DEBUG_PDF": "1"], ["ICU_DATA": "/nowhere"],
    ["G_SLICE": "always-malloc", "G_DEBUG": "gc-friendly"], ["LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"],
    ["TZ": "Asia/Tokyo"],
    ["RSVG_LOG": "1"], ["XDG_DATA_DIRS": "/nowhere", "HOME": "/nowhere"], ["GDK_PIXBUF_MODULE_FILE": "/nowhere"],
  ])
  func aVariableChangesNothing(_ variables: [String: String]) throws {
    let run = try CommandRun(Self.files)
    for format in ["png", "svg", "pdf"] {
      let plain = try run.run("render", "a.xml", "-f", format, "-o", "-")
      let other = try run.run(["render", "a.xml", "-f", format, "-o", "-"], environment: variables)
      #expect(plain.status == 0 && other.status == 0 && plain.output == other.output, "\(variables), \(format)")
      #expect(plain.errors == other.errors)
    }
  }

  @Test func theVersionNamesEveryLibraryThatChangesAFile() throws {
    let lines = String(decoding: try CommandRun().run("--version").output, as: UTF8.self).split(separator: "\n")
    let names = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(
      names == [
        "typeset", "harfbuzz", "freetype", "cairo", "icu", "libpng", "libjpeg", "libdeflate", "librsvg", "pango",
        "gdk-pixbuf", "pixman", "zlib", "fontconfig",
      ])
    for line in lines { #expect(line.contains(#/ [0-9]+\.[0-9]/#), "\(line)") }
  }
}
