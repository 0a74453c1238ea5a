import Foundation
import Testing

@testable import Typeset

/// Lists of texts for tests.
enum CatalogListSample {
  /// A catalog with everything that formats write in different ways.
  static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "title" : {
          "comment" : "The \"title\" -- of */ <all>.",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Title" } },
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Titel" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Заголовок" } }
          }
        },
        "signs" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "\"It's\" \\ <b>&amp; ;</b>\n\tnext" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "?So ‚ist‘ es 😀 e\u0301" } }
          }
        },
        "blanks" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : " a  b " } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "@  " } }
          }
        },
        "share" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "100 % sure, 50%" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Zu 100 % sicher" } }
          }
        },
        "greeting" : {
          "comment" : "To whom, from whom.",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Dear %1$@, 100%% yours, %2$@" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ an %1$@" } }
          }
        },
        "count" : {
          "comment" : "How many.",
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } } } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld файл" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } } } } }
          }
        },
        "inside" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%@ has %#@items@" },
              "substitutions" : { "items" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg item" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg items" } } } } } }
            },
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@items@ hat %1$@" },
              "substitutions" : { "items" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "Ein Ding" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dinge" } } } } } }
            }
          }
        },
        "brand" : {
          "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Typeset" } } },
          "shouldTranslate" : false
        },
        "old" : {
          "extractionState" : "stale",
          "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Gone" } } }
        }
      },
      "version" : "1.0"
    }
    """#

  /// The list of a catalog of Xcode.
  static func list(_ text: String = catalog) throws -> CatalogList { try CatalogList([CatalogSample.xcstrings(text)]) }

  /// What a list becomes in a format, written into a folder and read again.
  static func again(_ list: CatalogList, as writing: CatalogWriting) throws -> CatalogList {
    let files = writing.files(of: list).files
    var result: CatalogList?
    try CatalogSample.withFolder { folder in
      for file in files { try CatalogSample.write(file.bytes, to: folder + "/" + file.path) }
      result = try CatalogList([try CatalogFiles.read(folder, name: folder)])
    }
    return try #require(result)
  }
}

extension CatalogList {
  /// The texts by key, language and form, with each argument by its position.
  var canonical: [String: [String: [String: String]]] {
    var result: [String: [String: [String: String]]] = [:]
    for entry in entries {
      var converter = PlaceholderConverter(to: .foundation, for: entry, in: self)
      for language in [source] + languages {
        guard let message = ownMessage(of: entry, in: language) else { continue }
        var lost: Set<CatalogLoss> = []
        switch PlainMessage(message, &lost) {
        case .text(let text): result[entry.key, default: [:]][language] = ["": converter.canonical(text.value, nil)]
        case .plural(let plural):
          let number = plural.numberArgument(withNames: converter.origin.hasNames)
          result[entry.key, default: [:]][language] = Dictionary(
            uniqueKeysWithValues: plural.forms.map { ($0.key.rawValue, converter.canonical($0.value.value, number)) })
        }
      }
    }
    return result
  }

  /// The states of translations by key and language.
  var states: [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for entry in entries {
      for language in languages { result[entry.key, default: [:]][language] = state(of: entry, in: language)?.name }
    }
    return result.filter { !$0.value.isEmpty }
  }

  /// The comments by key.
  var notes: [String: String] {
    Dictionary(uniqueKeysWithValues: entries.compactMap { entry in entry.entry.note.map { (entry.key, $0) } })
  }

  /// The keys in order.
  var keys: [String] { entries.map(\.key) }
}

extension PlaceholderConverter {
  /// A text with each argument as `‹position kind›`, whatever the convention.
  fileprivate mutating func canonical(_ text: String, _ number: NumberArgument?) -> String {
    let written = self.text(text, number: number, isNumbered: true) ?? "?"
    return PlaceholderText(written, withNames: false).pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .argument(let placeholder, let position):
        return "‹\(position)\(placeholder.kind == .anything ? "" : " number")›"
      case .name(let name), .substitution(let name, _): return "‹\(name)›"
      case .own: return "‹own›"
      }
    }.joined()
  }
}
