// The texts of templates/writer, which CMake builds into the program: a dispatch's page is one file.
#pragma once

namespace estafette::campaign {

extern const char* const kWriterScript;
extern const char* const kWriterStyle;

}  // namespace estafette::campaign
