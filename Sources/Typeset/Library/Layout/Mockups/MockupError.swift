/// Why a mockup cannot show a screen; the text is ready for a diagnostic.
struct MockupError: Error {
  /// The reason.
  enum Reason {
    /// No such file.
    case missing
    /// It is there and cannot be read; the words of the system.
    case unreadable(String)
    /// It is outside the folders that a document may read from.
    case outside
    /// It is no document, or one with errors.
    case hasErrors
    /// It has fewer screens, pages and canvases, so many.
    case noScreen(Int, of: Int)
    /// The conditions of the screen with this number fail.
    case leftOut(Int)
    /// It is the document that shows it, or one that shows that one.
    case showsItself
    /// Too many documents show each other.
    case tooDeep
    /// Too many mockups are shown.
    case tooMany
    /// The screens have too much markup.
    case tooLarge
  }

  /// The path as the document has it.
  let file: String
  /// The reason.
  let reason: Reason
  /// What was found in the other document.
  var diagnostics: [Diagnostic] = []

  init(_ file: String, _ reason: Reason, diagnostics: [Diagnostic] = []) {
    self.file = file
    self.reason = reason
    self.diagnostics = diagnostics
  }

  /// A stable word for programs.
  var code: String {
    switch reason {
    case .missing: "missing-mockup"
    case .unreadable: "unreadable-mockup"
    case .outside: "mockup-outside"
    case .hasErrors: "mockup-errors"
    case .noScreen, .leftOut: "mockup-screen"
    case .showsItself: "mockup-cycle"
    case .tooDeep: "mockup-depth"
    case .tooMany, .tooLarge: "mockup-limit"
    }
  }

  /// The attribute at whose value the mistake is.
  var attribute: AttributeName {
    switch reason {
    case .noScreen, .leftOut: .screen
    case .missing, .unreadable, .outside, .hasErrors, .showsItself, .tooDeep, .tooMany, .tooLarge: .src
    }
  }

  /// The error, with the file in quotes.
  var description: String {
    let file = quoted(file)
    return switch reason {
    case .missing: "document \(file) not found"
    case .unreadable(let words): "cannot read document \(file): \(words)"
    case .outside: "document \(file) is outside the document's folder"
    case .hasErrors: "document \(file) has errors and cannot be shown"
    case .noScreen(let number, let count):
      "document \(file) has no screen \(number): "
        + (count == 1 ? "it has only one" : "it has \(count) screens, pages and canvases")
    case .leftOut(let number): "screen \(number) of \(file) is left out here by its when"
    case .showsItself: "document \(file) would show itself"
    case .tooDeep: "more than \(MockupLimits.deepest) documents show each other down to \(file)"
    case .tooMany: "more than \(MockupLimits.most) mockups, with those that \(file) shows"
    case .tooLarge:
      "with \(file), the screens in mockups have more than \(MockupLimits.mostBytes >> 20) MB of markup"
    }
  }

  /// Hints for the author.
  var hints: [String] {
    switch reason {
    case .missing: ["paths are relative to the document"]
    case .outside: ["move it beside the document, or allow its folder"]
    case .hasErrors: ["render it on its own until it has none"]
    case .noScreen: ["count all its screens, pages and canvases from 1"]
    case .leftOut: ["choose another locale or device, or another screen"]
    case .showsItself: ["put the screens into a document of their own"]
    case .tooDeep: ["show the innermost screens directly"]
    case .tooMany, .tooLarge: ["split the document into several"]
    case .unreadable: []
    }
  }
}

extension MockupError.Reason {
  /// The reason why a path leads to no document.
  init(_ error: NamedPathError) {
    switch error {
    case .missing: self = .missing
    case .outside: self = .outside
    case .unreadable(let words): self = .unreadable(words)
    }
  }
}
