// The software's own words: a new table is one entry here. A test compares both.
#include "CEmbedded.h"

// Clang has it for every C; the standard since C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char ar_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ar.txt"
};
static const unsigned char de_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/de.txt"
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
static const unsigned char fr_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/fr.txt"
};
static const unsigned char he_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/he.txt"
};
static const unsigned char hi_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/hi.txt"
};
static const unsigned char ja_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ja.txt"
};
static const unsigned char ko_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ko.txt"
};
static const unsigned char th_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/th.txt"
};
static const unsigned char ur_txt[] = {
#embed "../Typeset/Library/Localization/Spoken/Words/ur.txt"
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
    FILE("de.txt", de_txt),
    FILE("en.txt", en_txt),
    FILE("es.txt", es_txt),
    FILE("fa.txt", fa_txt),
    FILE("fr.txt", fr_txt),
    FILE("he.txt", he_txt),
    FILE("hi.txt", hi_txt),
    FILE("ja.txt", ja_txt),
    FILE("ko.txt", ko_txt),
    FILE("th.txt", th_txt),
    FILE("ur.txt", ur_txt),
    FILE("zh-Hans.txt", zh_Hans_txt),
    FILE("zh-Hant.txt", zh_Hant_txt),
};

typeset_embedded_files typeset_embedded_words(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
