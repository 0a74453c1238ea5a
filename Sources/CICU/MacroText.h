// The text of a macro's value: ICU's names are macros over names with the version.
#ifndef TYPESET_MACRO_TEXT_H
#define TYPESET_MACRO_TEXT_H

#define TEXT_OF(name) #name
#define EXPANDED_TEXT_OF(name) TEXT_OF(name)

#endif
