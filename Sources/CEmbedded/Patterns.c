// The patterns of languages for hyphens: a new file is one entry here. A test compares both.
#include "CEmbedded.h"

// Clang has it for every C; the standard since C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char hyph_da_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-da.tex"
};
static const unsigned char hyph_de_1996_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-de-1996.tex"
};
static const unsigned char hyph_el_monoton_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-el-monoton.tex"
};
static const unsigned char hyph_en_gb_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-en-gb.tex"
};
static const unsigned char hyph_en_us_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-en-us.tex"
};
static const unsigned char hyph_es_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-es.tex"
};
static const unsigned char hyph_fi_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-fi.tex"
};
static const unsigned char hyph_fr_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-fr.tex"
};
static const unsigned char hyph_it_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-it.tex"
};
static const unsigned char hyph_nb_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-nb.tex"
};
static const unsigned char hyph_nl_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-nl.tex"
};
static const unsigned char hyph_nn_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-nn.tex"
};
static const unsigned char hyph_no_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-no.tex"
};
static const unsigned char hyph_pl_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-pl.tex"
};
static const unsigned char hyph_pt_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-pt.tex"
};
static const unsigned char hyph_ru_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-ru.tex"
};
static const unsigned char hyph_sv_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-sv.tex"
};
static const unsigned char hyph_tr_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-tr.tex"
};
static const unsigned char hyph_uk_tex[] = {
#embed "../Typeset/Library/Unicode/Hyphenation/Patterns/hyph-uk.tex"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const typeset_embedded_file files[] = {
    FILE("hyph-da.tex", hyph_da_tex),
    FILE("hyph-de-1996.tex", hyph_de_1996_tex),
    FILE("hyph-el-monoton.tex", hyph_el_monoton_tex),
    FILE("hyph-en-gb.tex", hyph_en_gb_tex),
    FILE("hyph-en-us.tex", hyph_en_us_tex),
    FILE("hyph-es.tex", hyph_es_tex),
    FILE("hyph-fi.tex", hyph_fi_tex),
    FILE("hyph-fr.tex", hyph_fr_tex),
    FILE("hyph-it.tex", hyph_it_tex),
    FILE("hyph-nb.tex", hyph_nb_tex),
    FILE("hyph-nl.tex", hyph_nl_tex),
    FILE("hyph-nn.tex", hyph_nn_tex),
    FILE("hyph-no.tex", hyph_no_tex),
    FILE("hyph-pl.tex", hyph_pl_tex),
    FILE("hyph-pt.tex", hyph_pt_tex),
    FILE("hyph-ru.tex", hyph_ru_tex),
    FILE("hyph-sv.tex", hyph_sv_tex),
    FILE("hyph-tr.tex", hyph_tr_tex),
    FILE("hyph-uk.tex", hyph_uk_tex),
};

typeset_embedded_files typeset_embedded_patterns(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
