// The text of templates/words/letters.xml, which CMake builds into the program.
#pragma once

namespace estafette::campaign {

extern const char* const kLettersXml;

}  // namespace estafette::campaign
