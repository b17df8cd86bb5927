// Which estafette this is: shown by --version, and part of what decides whether a result is still good.
#pragma once

namespace estafette::cli {

/// "estafette" and the version that CMakeLists.txt gives the project.
extern const char* const kVersion;

}  // namespace estafette::cli
