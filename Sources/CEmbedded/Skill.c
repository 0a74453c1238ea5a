// The pages for coding agents. A new file is one entry here.
#include "CEmbedded.h"

// Clang has it for every C; the standard since C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char SKILL_md[] = {
#embed "../typeset/Skill/SKILL.md"
};
static const unsigned char languages_md[] = {
#embed "../typeset/Skill/languages.md"
};
static const unsigned char markup_md[] = {
#embed "../typeset/Skill/markup.md"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}
static const typeset_embedded_file files[] = {
    FILE("SKILL.md", SKILL_md),
    FILE("languages.md", languages_md),
    FILE("markup.md", markup_md),
};

typeset_embedded_files typeset_embedded_skill(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
