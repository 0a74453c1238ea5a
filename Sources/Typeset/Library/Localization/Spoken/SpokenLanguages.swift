/// The tables of the software's own words: the files in `Words`, one per language, which the build embeds in the code.
enum SpokenLanguages {
  /// The table of a language, a BCP 47 tag; nil if there is none.
  static func bytes(of tag: String) -> [UInt8]? {
    switch tag {
    case "ar": PackageResources.ar_txt
    case "de": PackageResources.de_txt
    case "en": PackageResources.en_txt
    case "es": PackageResources.es_txt
    case "fa": PackageResources.fa_txt
    case "fr": PackageResources.fr_txt
    case "he": PackageResources.he_txt
    case "hi": PackageResources.hi_txt
    case "ja": PackageResources.ja_txt
    case "ko": PackageResources.ko_txt
    case "th": PackageResources.th_txt
    case "ur": PackageResources.ur_txt
    case "zh", "zh-Hans": PackageResources.zh_Hans_txt
    case "zh-Hant": PackageResources.zh_Hant_txt
    default: nil
    }
  }
}
