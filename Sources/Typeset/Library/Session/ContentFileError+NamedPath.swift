extension ContentFileError {
  /// The same about a path that leads to no file.
  init(_ error: NamedPathError) {
    self =
      switch error {
      case .missing: .missing
      case .outside: .outside
      case .unreadable(let words): .unreadable(words)
      }
  }
}
