@testable import Typeset

extension ChangeTable {
  /// Changes of what is written, and of how it is written.
  static let texts = [
    DocumentChange(
      "a text",
      #"<p id="a">Save</p><p id="b">Below</p>"#,
      #"<p id="a">Store</p><p id="b">Below</p>"#,
      #"p "a": text "Save" → "Store""#),
    DocumentChange(
      "a longer text",
      #"<column id="main"><p id="a">Short</p><p id="b">Below</p></column><p id="c">Last</p>"#,
      #"<column id="main"><p id="a">A text that is so long that it takes two lines</p><p id="b">Below</p></column><p id="c">Last</p>"#,
      #"p "a": text "Short" → "A text that is so long that it takes two lines", so it is 22 pt taller and takes 2 lines instead of 1"#
    ),
    DocumentChange(
      "a word in a long text",
      #"<p id="a">The lighthouse keeper lit the lamp every evening before the ships came in.</p>"#,
      #"<p id="a">The lighthouse keeper lit the lamp every morning before the ships came in.</p>"#,
      #"p "a": text "… lamp every evening before …" → "… lamp every morning before …""#),
    DocumentChange(
      "a longer label in a list",
      #"<list id="l"><section id="s"><item id="i"><label id="n">Sound</label><detail>On</detail></item><item id="j"><label>Light</label></item></section></list>"#,
      #"<list id="l"><section id="s"><item id="i"><label id="n">Sounds, haptics and everything else that makes a noise</label><detail>On</detail></item><item id="j"><label>Light</label></item></section></list>"#,
      #"label "n": text "Sound" → "Sounds, haptics and everything else that makes a noise", so it is 22 pt taller and takes 2 lines instead of 1"#
    ),
    DocumentChange(
      "a label that names a control",
      #"<row id="r"><label id="n">Lamp</label><spacer/><toggle id="t"/></row>"#,
      #"<row id="r"><label id="n">Light</label><spacer/><toggle id="t"/></row>"#,
      #"label "n": text "Lamp" → "Light", so it is 4.41 pt narrower"#),
    DocumentChange(
      "a key",
      #"<p id="a" key="one">One</p>"#,
      #"<p id="a" key="two">Two</p>"#,
      #"p "a": key "one" → "two" ("One" → "Two")"#),
    DocumentChange(
      "a text of a catalog",
      #"<p id="a" key="settings.language"/><p id="b">Below</p>"#,
      #"<p id="a" key="settings.language"/><p id="b">Below</p>"#,
      #"p "a": text of key "settings.language" changed in "two.xcstrings", line 8: "Language" → "App language""#
    ).naming("one.xcstrings", "two.xcstrings"),
    DocumentChange(
      "an accessible name of a catalog",
      #"<icon id="a" name="star" label-key="settings.language"/>"#,
      #"<icon id="a" name="star" label-key="settings.language"/>"#,
      #"icon "a": accessible name of key "settings.language" changed in "two.xcstrings", line 8: "Language" → "App language""#
    ).naming("one.xcstrings", "two.xcstrings"),
    DocumentChange(
      "an argument",
      #"<p id="a" key="settings.count"><arg value="3" type="int"/></p>"#,
      #"<p id="a" key="settings.count"><arg value="4" type="int"/></p>"#,
      #"p "a": value of <arg> 3 → 4"#
    ).naming("one.xcstrings", "one.xcstrings"),
    DocumentChange(
      "a name in a text of a catalog",
      #"<p id="a" key="settings.owner"><arg value="Layla" type="name"/></p>"#,
      #"<p id="a" key="settings.owner"><arg value="Omar" type="name"/></p>"#,
      #"p "a": value of <arg> "Layla" → "Omar""#
    ).naming("one.xcstrings", "one.xcstrings"),
    DocumentChange(
      "a date",
      #"<p id="a">Since <date value="2026-03-05"/></p>"#,
      #"<p id="a">Since <date value="2026-04-05"/></p>"#,
      #"p "a": value of <date> "2026-03-05" → "2026-04-05""#),
    DocumentChange(
      "the format of a date",
      #"<p id="a">Since <date value="2026-03-05"/></p>"#,
      #"<p id="a">Since <date format="full" value="2026-03-05"/></p>"#,
      #"p "a": format of <date> set to "full""#),
    DocumentChange(
      "a currency",
      #"<p id="a"><money currency="EUR">12.5</money></p>"#,
      #"<p id="a"><money currency="USD">12.5</money></p>"#,
      #"p "a": currency of <money> "EUR" → "USD""#),
    DocumentChange(
      "capitals",
      #"<p id="a">Save</p>"#,
      #"<p id="a" caps="all">Save</p>"#,
      #"p "a": caps set to "all""#),
    DocumentChange(
      "a bold word",
      #"<p id="a">Save the lamp now</p>"#,
      #"<p id="a">Save <b>the lamp</b> now</p>"#,
      #"p "a": weight of "the lamp" 400 → 700"#),
    DocumentChange(
      "the number of lines",
      #"<p id="a">A text that is so long that it takes two lines of the canvas</p><p id="b">Below</p>"#,
      #"<p id="a" lines="1">A text that is so long that it takes two lines of the canvas</p><p id="b">Below</p>"#,
      #"p "a": lines set to 1, so it is 22 pt shorter, takes 1 line instead of 2 and is now truncated"#),
    DocumentChange(
      "where a text is cut",
      #"<p id="a" lines="1">A text that is so long that it takes two lines of the canvas</p>"#,
      #"<p id="a" lines="1" truncate="middle">A text that is so long that it takes two lines of the canvas</p>"#,
      #"p "a": truncate set to "middle""#),
    DocumentChange(
      "a language",
      #"<p id="a">Hotel</p>"#,
      #"<p id="a" lang="de">Hotel</p>"#,
      #"p "a": language set to "de""#),
    DocumentChange(
      "numerals",
      #"<column id="c"><p id="a"><num>12</num></p></column>"#,
      #"<column id="c" numerals="arab"><p id="a"><num>12</num></p></column>"#,
      #"column "c": numerals set to "arab""#),
    DocumentChange(
      "a level of heading",
      #"<h1 id="a">Title</h1><p id="b">Text</p>"#,
      #"<h2 id="a">Title</h2><p id="b">Text</p>"#,
      #"h2 "a": <h1> → <h2>, so it is 6 pt shorter"#),
    DocumentChange(
      "an accessible name",
      #"<icon id="a" name="star" label="One"/>"#,
      #"<icon id="a" name="star" label="Two"/>"#,
      #"icon "a": accessible name "One" → "Two""#),
    DocumentChange(
      "a hint",
      #"<button id="a">Go</button>"#,
      #"<button id="a" hint="Leaves">Go</button>"#,
      #"button "a": hint set to "Leaves""#),
    DocumentChange(
      "a link",
      #"<p id="p">See <a id="a" href="https://one.example">this</a></p>"#,
      #"<p id="p">See <a id="a" href="https://two.example">this</a></p>"#,
      #"a "a": link "https://one.example" → "https://two.example""#),
  ]
}
