/// R023: beside upper-case Latin, Arabic and Hebrew grow by 2 pt in buttons, labels and titles.
enum R023Balance {
  static let rule = Rule(23)

  /// How much larger right-to-left text becomes, in points, at every text size.
  static let points = 2.0

  /// Whether the blocks of an element take part.
  static func appliesTo(_ name: ElementName) -> Bool { name.has(.growsBesideLatin) }

  /// Whether nothing inside an element takes part: in the items of a list one larger row would look like a mistake.
  static func isForbidden(in name: ElementName) -> Bool { name == .li || name == .item }

  /// Whether a script is raised.
  static func raises(_ script: Script) -> Bool { script == .arabic || script == .hebrew }

  /// Whether a maximal stretch of Latin letters, signs and digits ignored, has two cased letters or more and all are
  /// upper case.
  ///
  /// `runs` are the resolved scripts of `text`, in order; a stretch ends where another script begins.
  static func hasUpperCaseLatin(in text: [UInt16], runs: [ScriptRun]) -> Bool {
    var stretch = CasedLetters()
    for run in runs where run.script != .common {
      guard run.script == .latin else {
        if stretch.isUpperCase { return true }
        stretch = CasedLetters()
        continue
      }
      stretch.count(text[run.range])
    }
    return stretch.isUpperCase
  }

  /// The cased letters of a stretch.
  private struct CasedLetters {
    private var upper = 0
    private var lower = 0

    var isUpperCase: Bool { lower == 0 && upper >= 2 }

    mutating func count(_ units: ArraySlice<UInt16>) {
      for scalar in units.span.scalars {
        if scalar.properties.isUppercase {
          upper += 1
        } else if scalar.properties.isLowercase {
          lower += 1
        }
      }
    }
  }
}
