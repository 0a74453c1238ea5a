// The keyboards of languages: a new layout is one entry here. A test compares both.
#include "CEmbedded.h"

// Clang has it for every C; the standard since C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char albanian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/albanian.txt"
};
static const unsigned char arabic_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/arabic.txt"
};
static const unsigned char armenian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/armenian.txt"
};
static const unsigned char azerbaijani_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/azerbaijani.txt"
};
static const unsigned char belarusian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/belarusian.txt"
};
static const unsigned char bengali_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/bengali.txt"
};
static const unsigned char bulgarian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/bulgarian.txt"
};
static const unsigned char canadian_french_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/canadian-french.txt"
};
static const unsigned char catalan_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/catalan.txt"
};
static const unsigned char croatian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/croatian.txt"
};
static const unsigned char czech_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/czech.txt"
};
static const unsigned char danish_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/danish.txt"
};
static const unsigned char devanagari_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/devanagari.txt"
};
static const unsigned char estonian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/estonian.txt"
};
static const unsigned char faroese_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/faroese.txt"
};
static const unsigned char french_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/french.txt"
};
static const unsigned char georgian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/georgian.txt"
};
static const unsigned char german_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/german.txt"
};
static const unsigned char greek_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/greek.txt"
};
static const unsigned char gujarati_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/gujarati.txt"
};
static const unsigned char gurmukhi_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/gurmukhi.txt"
};
static const unsigned char hebrew_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/hebrew.txt"
};
static const unsigned char hungarian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/hungarian.txt"
};
static const unsigned char icelandic_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/icelandic.txt"
};
static const unsigned char japanese_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/japanese.txt"
};
static const unsigned char kannada_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/kannada.txt"
};
static const unsigned char kazakh_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/kazakh.txt"
};
static const unsigned char korean_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/korean.txt"
};
static const unsigned char macedonian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/macedonian.txt"
};
static const unsigned char malayalam_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/malayalam.txt"
};
static const unsigned char norwegian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/norwegian.txt"
};
static const unsigned char persian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/persian.txt"
};
static const unsigned char pinyin_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/pinyin.txt"
};
static const unsigned char qwerty_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/qwerty.txt"
};
static const unsigned char russian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/russian.txt"
};
static const unsigned char serbian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/serbian.txt"
};
static const unsigned char slovak_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/slovak.txt"
};
static const unsigned char slovenian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/slovenian.txt"
};
static const unsigned char spanish_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/spanish.txt"
};
static const unsigned char swedish_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/swedish.txt"
};
static const unsigned char swiss_french_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/swiss-french.txt"
};
static const unsigned char tamil_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/tamil.txt"
};
static const unsigned char telugu_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/telugu.txt"
};
static const unsigned char thai_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/thai.txt"
};
static const unsigned char turkish_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/turkish.txt"
};
static const unsigned char ukrainian_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/ukrainian.txt"
};
static const unsigned char urdu_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/urdu.txt"
};
static const unsigned char zhuyin_txt[] = {
#embed "../Typeset/Library/Localization/Keyboards/Layouts/zhuyin.txt"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const typeset_embedded_file files[] = {
    FILE("albanian.txt", albanian_txt),
    FILE("arabic.txt", arabic_txt),
    FILE("armenian.txt", armenian_txt),
    FILE("azerbaijani.txt", azerbaijani_txt),
    FILE("belarusian.txt", belarusian_txt),
    FILE("bengali.txt", bengali_txt),
    FILE("bulgarian.txt", bulgarian_txt),
    FILE("canadian-french.txt", canadian_french_txt),
    FILE("catalan.txt", catalan_txt),
    FILE("croatian.txt", croatian_txt),
    FILE("czech.txt", czech_txt),
    FILE("danish.txt", danish_txt),
    FILE("devanagari.txt", devanagari_txt),
    FILE("estonian.txt", estonian_txt),
    FILE("faroese.txt", faroese_txt),
    FILE("french.txt", french_txt),
    FILE("georgian.txt", georgian_txt),
    FILE("german.txt", german_txt),
    FILE("greek.txt", greek_txt),
    FILE("gujarati.txt", gujarati_txt),
    FILE("gurmukhi.txt", gurmukhi_txt),
    FILE("hebrew.txt", hebrew_txt),
    FILE("hungarian.txt", hungarian_txt),
    FILE("icelandic.txt", icelandic_txt),
    FILE("japanese.txt", japanese_txt),
    FILE("kannada.txt", kannada_txt),
    FILE("kazakh.txt", kazakh_txt),
    FILE("korean.txt", korean_txt),
    FILE("macedonian.txt", macedonian_txt),
    FILE("malayalam.txt", malayalam_txt),
    FILE("norwegian.txt", norwegian_txt),
    FILE("persian.txt", persian_txt),
    FILE("pinyin.txt", pinyin_txt),
    FILE("qwerty.txt", qwerty_txt),
    FILE("russian.txt", russian_txt),
    FILE("serbian.txt", serbian_txt),
    FILE("slovak.txt", slovak_txt),
    FILE("slovenian.txt", slovenian_txt),
    FILE("spanish.txt", spanish_txt),
    FILE("swedish.txt", swedish_txt),
    FILE("swiss-french.txt", swiss_french_txt),
    FILE("tamil.txt", tamil_txt),
    FILE("telugu.txt", telugu_txt),
    FILE("thai.txt", thai_txt),
    FILE("turkish.txt", turkish_txt),
    FILE("ukrainian.txt", ukrainian_txt),
    FILE("urdu.txt", urdu_txt),
    FILE("zhuyin.txt", zhuyin_txt),
};

typeset_embedded_files typeset_embedded_keyboards(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
