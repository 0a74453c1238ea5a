@testable import Typeset

extension ChangeTable {
  /// Changes of whole pages: devices, options, paper.
  static let pages = [
    DocumentChange(
      "a wider canvas",
      #"<p id="a">Text</p>"#,
      #"<p id="a">Text</p>"#,
      #"page "page": width 300 → 320 pt"#
    ).on(#"width="300""#, #"width="320""#),
    DocumentChange(
      "a background of the page",
      #"<p id="a">Text</p>"#,
      #"<p id="a">Text</p>"#,
      #"page "page": background set to "gray6""#
    ).on(#"width="300""#, #"width="300" background="gray6""#),
    DocumentChange(
      "a device",
      #"<p id="a">Text</p>"#,
      #"<p id="a">Text</p>"#,
      #"page "page": device iphone-se → iphone-xs, 320 × 568 → 375 × 812 pt"#
    ).on(#"device="iphone-se""#, #"device="iphone-xs""#),
    DocumentChange(
      "an orientation",
      #"<p id="a">Text</p>"#,
      #"<p id="a">Text</p>"#,
      #"page "page": orientation portrait → landscape-left, 320 × 568 → 568 × 320 pt"#
    ).on(#"device="iphone-se""#, #"device="iphone-se" orientation="landscape""#),
    DocumentChange(
      "a locale",
      #"<p id="a">Text <num>12</num></p>"#,
      #"<p id="a">Text <num>12</num></p>"#,
      #"page "page": locale en → ar-EG, direction left to right → right to left"#
    ).with { $0.locale = "ar-EG" },
    DocumentChange(
      "a format locale",
      #"<p id="a"><num>1234.5</num></p>"#,
      #"<p id="a"><num>1234.5</num></p>"#,
      #"page "page": format locale set to "de-DE""#
    ).with { $0.formatLocale = "de-DE" },
    DocumentChange(
      "a text size",
      #"<p id="a">Text</p><p id="b">Below</p>"#,
      #"<p id="a">Text</p><p id="b">Below</p>"#,
      #"page "page": text size "l" → "ax1""#
    ).with { $0.textSize = .ax1 },
    DocumentChange(
      "dark appearance",
      #"<p id="a">Text</p>"#,
      #"<p id="a">Text</p>"#,
      #"page "page": appearance "light" → "dark""#
    ).with { $0.appearance = .dark },
    DocumentChange(
      "bold text",
      #"<p id="a">Text</p>"#,
      #"<p id="a">Text</p>"#,
      #"page "page": bold off → on"#
    ).with { $0.accessibility.isBold = true },
    DocumentChange(
      "margins",
      #"<p id="a">Text</p>"#,
      #"<p id="a">Text</p>"#,
      #"page "page": margin 36 → 48 pt"#
    ).on(#"size="a5" margin="36""#, #"size="a5" margin="48""#),
    DocumentChange(
      "paper",
      #"<p id="a">Text</p>"#,
      #"<p id="a">Text</p>"#,
      #"page "page": 419.53 × 595.28 → 595.28 × 841.89 pt"#
    ).on(#"size="a5""#, #"size="a4""#),
    DocumentChange(
      "a text that pushes another to the next page",
      #"<p id="a">One</p><p id="b">Two</p><p id="c">Three</p>"#,
      #"<p id="a">One, and so much more that it takes three lines of the page in place of one, since the paper is narrow</p><p id="b">Two</p><p id="c">Three</p>"#,
      #"p "a": text "One" → "One, and so much more that it takes …er is narrow", so it is 44 pt taller and takes 3 lines instead of 1"#
    ).on(#"size="240x140" margin="20""#, #"size="240x140" margin="20""#),
    DocumentChange(
      "contrast",
      #"<p id="a" color="red">Text</p>"#,
      #"<p id="a" color="red">Text</p>"#,
      #"page "page": contrast "normal" → "high""#
    ).with { $0.appearance.isHighContrast = true },
  ]
}
