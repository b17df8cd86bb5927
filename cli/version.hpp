// Which version of estafette this is: shown by --version. A result made by another version is out of date.
#pragma once

namespace estafette::cli {

/// "estafette", then the version that CMakeLists.txt gives the project.
extern const char* const kVersion;

}  // namespace estafette::cli
