import Typeset

/// The options that help with what was found: the library knows nothing of a command line.
enum OptionHints {
  /// What to do about a diagnostic, beside its own hints.
  static func hints(for diagnostic: Diagnostic) -> [String] {
    switch diagnostic.code {
    case "font-outside", "catalog-outside", "content-outside", "picture-outside": ["--root allows another folder"]
    case "icon-path" where !diagnostic.hints.isEmpty: ["--root allows another folder"]
    case "missing-family": ["--fonts adds a folder of fonts; 'typesetter fonts' lists the families"]
    case "missing-character": ["--fonts adds a folder of fonts, --system-fonts the fonts of this machine"]
    case "picture-font", "picture-character": ["--fonts adds a folder of fonts"]
    case "missing-font" where diagnostic.range == nil: ["--fonts names a folder of fonts"]
    case "no-catalog": ["--strings names a catalog"]
    case "language-assumed": ["--lang names the language"]
    case "known-findings": ["--update-known writes the file"]
    case "split": ["--device names an iPad"]
    default: []
    }
  }
}
