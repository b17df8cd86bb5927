// The texts order-writer.js and order-writer.css, which CMake builds into the program: a dispatch's page is one file.
#pragma once

namespace estafette::campaign {

extern const char* const kWriterScript;
extern const char* const kWriterStyle;

}  // namespace estafette::campaign
