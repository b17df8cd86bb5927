// version_1.xml as a text of the program; the build makes it (CMakeLists.txt).
#pragma once

namespace estafette::campaign {

extern const char* const kVersion1Text;

}  // namespace estafette::campaign
