// The software's own words: a new table is one entry here. A test compares both.
#include "CEmbedded.h"

// Clang has it for every C; the standard since C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char ar_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ar.txt"
};
static const unsigned char bg_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/bg.txt"
};
static const unsigned char bn_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/bn.txt"
};
static const unsigned char ca_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ca.txt"
};
static const unsigned char cs_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/cs.txt"
};
static const unsigned char da_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/da.txt"
};
static const unsigned char de_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/de.txt"
};
static const unsigned char el_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/el.txt"
};
static const unsigned char en_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/en.txt"
};
static const unsigned char es_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/es.txt"
};
static const unsigned char fa_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/fa.txt"
};
static const unsigned char fi_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/fi.txt"
};
static const unsigned char fr_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/fr.txt"
};
static const unsigned char he_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/he.txt"
};
static const unsigned char hi_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/hi.txt"
};
static const unsigned char hr_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/hr.txt"
};
static const unsigned char hu_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/hu.txt"
};
static const unsigned char id_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/id.txt"
};
static const unsigned char it_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/it.txt"
};
static const unsigned char ja_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ja.txt"
};
static const unsigned char ko_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ko.txt"
};
static const unsigned char mr_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/mr.txt"
};
static const unsigned char ms_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ms.txt"
};
static const unsigned char nb_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/nb.txt"
};
static const unsigned char nl_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/nl.txt"
};
static const unsigned char pl_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/pl.txt"
};
static const unsigned char pt_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/pt.txt"
};
static const unsigned char ro_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ro.txt"
};
static const unsigned char ru_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ru.txt"
};
static const unsigned char sk_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/sk.txt"
};
static const unsigned char sv_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/sv.txt"
};
static const unsigned char ta_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ta.txt"
};
static const unsigned char te_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/te.txt"
};
static const unsigned char th_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/th.txt"
};
static const unsigned char tr_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/tr.txt"
};
static const unsigned char uk_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/uk.txt"
};
static const unsigned char ur_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ur.txt"
};
static const unsigned char vi_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/vi.txt"
};
static const unsigned char zh_Hans_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/zh-Hans.txt"
};
static const unsigned char zh_Hant_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/zh-Hant.txt"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const typeset_embedded_file files[] = {
    FILE("ar.txt", ar_txt),
    FILE("bg.txt", bg_txt),
    FILE("bn.txt", bn_txt),
    FILE("ca.txt", ca_txt),
    FILE("cs.txt", cs_txt),
    FILE("da.txt", da_txt),
    FILE("de.txt", de_txt),
    FILE("el.txt", el_txt),
    FILE("en.txt", en_txt),
    FILE("es.txt", es_txt),
    FILE("fa.txt", fa_txt),
    FILE("fi.txt", fi_txt),
    FILE("fr.txt", fr_txt),
    FILE("he.txt", he_txt),
    FILE("hi.txt", hi_txt),
    FILE("hr.txt", hr_txt),
    FILE("hu.txt", hu_txt),
    FILE("id.txt", id_txt),
    FILE("it.txt", it_txt),
    FILE("ja.txt", ja_txt),
    FILE("ko.txt", ko_txt),
    FILE("mr.txt", mr_txt),
    FILE("ms.txt", ms_txt),
    FILE("nb.txt", nb_txt),
    FILE("nl.txt", nl_txt),
    FILE("pl.txt", pl_txt),
    FILE("pt.txt", pt_txt),
    FILE("ro.txt", ro_txt),
    FILE("ru.txt", ru_txt),
    FILE("sk.txt", sk_txt),
    FILE("sv.txt", sv_txt),
    FILE("ta.txt", ta_txt),
    FILE("te.txt", te_txt),
    FILE("th.txt", th_txt),
    FILE("tr.txt", tr_txt),
    FILE("uk.txt", uk_txt),
    FILE("ur.txt", ur_txt),
    FILE("vi.txt", vi_txt),
    FILE("zh-Hans.txt", zh_Hans_txt),
    FILE("zh-Hant.txt", zh_Hant_txt),
};

typeset_embedded_files typeset_embedded_words(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
