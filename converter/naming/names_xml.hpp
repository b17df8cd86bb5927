// The text of templates/words/names.xml, which CMake builds into the program.
#pragma once

namespace estafette {

extern const char* const kNamesXml;

}  // namespace estafette
